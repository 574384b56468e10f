/** The screen that an address stands for. */
export type Route =
  | { screen: 'lobby' | 'settings' | 'profile' | 'credits' | 'nowhere' }
  | { screen: 'table' | 'screen'; table: string }
  | { screen: 'local'; match: string }
  | { screen: 'lesson'; game: string }
  /** `only`: the cards or roles to be shown, by their ids; empty: all. */
  | { screen: 'learn'; game: string; only: readonly string[] }
  /** Without a game: those of all games. */
  | { screen: 'puzzles'; game: string; theme: string; grade: string }
  | { screen: 'puzzle'; game: string; id: string }
  /** `at` is the move shown; -1: the last move of a bot, with its explanation open. */
  | { screen: 'replay'; match: string; at: number };

function read({ pathname, searchParams }: URL): Route {
  const [, first = '', second = '', third = ''] = pathname.split('/');
  if (first === '') return { screen: 'lobby' };
  if (first === 't' && second !== '') return { screen: 'table', table: second };
  if (first === 'screen' && second !== '') return { screen: 'screen', table: second };
  if (first === 'local' && second !== '') return { screen: 'local', match: second };
  if (first === 'learn' && second !== '') {
    const only = searchParams.get('only')?.split(',').filter(Boolean) ?? [];
    return { screen: 'learn', game: second, only };
  }
  if (first === 'lesson' && second !== '') return { screen: 'lesson', game: second };
  if (first === 'puzzles') {
    const [theme, grade] = [searchParams.get('theme') ?? '', searchParams.get('grade') ?? ''];
    return { screen: 'puzzles', game: second, theme, grade };
  }
  if (first === 'puzzle' && third !== '') return { screen: 'puzzle', game: second, id: third };
  if (first === 'r' && second !== '')
    return { screen: 'replay', match: second, at: searchParams.has('why') ? -1 : Number(searchParams.get('at')) || 0 };
  if (first === 'settings' || first === 'profile' || first === 'credits') return { screen: first };
  return { screen: 'nowhere' };
}

class Router {
  route = $state.raw<Route>(read(new URL(location.href)));
}
export const router = new Router();

export function go(path: string, isReplacing = false): void {
  if (isReplacing) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  router.route = read(new URL(location.href));
  if (!isReplacing) scrollTo(0, 0);
}

/** Links within the site change the screen without reloading the page. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    router.route = read(new URL(location.href));
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    const route = read(new URL(link.href));
    if (route.screen === 'nowhere' || link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
