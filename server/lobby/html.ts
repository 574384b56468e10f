/** Text that is already markup. */
export interface Html {
  readonly html: string;
}
type Part = string | number | Html | readonly Html[];

const SIGNS: { [sign: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function asHtml(part: Part): string {
  if (typeof part === 'object') return 'html' in part ? part.html : part.map(({ html }) => html).join('');
  return String(part).replace(/[&<>"']/g, (sign) => SIGNS[sign]!);
}

/** Tagged template that escapes everything interpolated. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html => ({
  html: texts.reduce((before, text, i) => before + asHtml(parts[i - 1] ?? '') + text),
});
