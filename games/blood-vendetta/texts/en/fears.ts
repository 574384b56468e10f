import type { RoleName } from '../../roles/table.ts';

/** What threatens a role more than others, besides those who can kill it or take its power away. */
export const fears: { readonly [role in RoleName | 'plain-varg']: string } = {
  vampire:
    'A hasty vote of the town: most of those it executes by mistake are ordinary vampires. In the end, alone with an enemy, a vampire has lost.',
  king: 'The Scout recognises the lord. Against the Vengeful Varg no cover helps; only the Bride can die in the King’s place.',
  prince:
    'The Scout recognises the lord, and against the Vengeful Varg only the Bride helps. A false trail of the Tricky Varg keeps the Prince from shielding a vampire. He cannot shield himself.',
  count:
    'As lord: the Scout, who recognises him, and the Vengeful Varg, against whom only the Bride helps. As heir he is not looked for yet; stilled, he sees nothing that day.',
  lamia:
    'A strike at the house where she is hits her and her companion. No house hides her from the Banshee’s song. In the end, alone with an enemy, she has lost.',
  'newly-turned':
    'The hunters: they can count that their list is too long by one, or see that a player who was stilled still votes. If they strike the Newly-Turned, they win a double strike as well. In the end, alone with an enemy, the Newly-Turned has lost.',
  queen:
    'Monk, Undine and Paralysing Varg all act before her. Her cover helps neither against an execution nor against the leap of the Vengeful Varg, and she can cover nobody, not even herself, two days running.',
  bride:
    'A lord whom she has not found: she cannot save him. Her sacrifice kills her unless Queen or Prince shield her or she is the Lamia’s guest. After a succession she has to search again.',
  dhampir:
    'The hunters and vargs whom he sees: as soon as he says what he knows, they have a reason to strike him. What Monk, Undine and Lamia do stays hidden from him.',
  revenant:
    'Those who falsify the scales: Kitsune, Sly Varg and Newly-Turned weigh like vampires, and a false trail of the Tricky Varg makes a shapeshifter of anybody.',
  ghoul:
    'Two deadly hits in one day, say a strike and a song that falls due. An execution takes both lives at once. Beauty and Paralysing Varg can only take the vote.',
  nosferatu: 'The Dhampir, who sees Nosferatu come to kill and does not see which role it is: he looks like an enemy.',
  banshee:
    'The Dhampir sees where she sang, if nobody attacked there that day. Queen and Prince can undo her song on the day it falls due.',
  undine:
    'The Monk, who acts before her. And her own mistake: she drains friends as easily as enemies and is never told whether it mattered.',
  hunter:
    'Whoever checks: a hunter shows as a hunter. The Dhampir sees hunters who strike, whether they succeed or not. And the Newly-Turned votes with them.',
  monk: 'Whoever checks, and the Dhampir. The Monk acts before everybody else, so nobody can stop the prayer; Undine and Paralysing Varg can still take his vote in the hunt. The prayer does nothing to the Newly-Turned and the Ghoul.',
  leader:
    'Whoever checks, and the Dhampir. A stilled Leader breaks no tie; with vargs about, the whole clan then does not strike. If only the Leader and the pack leader are left, nobody wins.',
  scout:
    'Whoever checks, and the Dhampir. The Scout is deceived by Kitsune, Sly Varg and Newly-Turned, who show as vampires, and by a false trail.',
  beauty:
    'Whoever checks, and the Dhampir. Her charm is announced, so everybody knows that she is alive, and can draw conclusions from whom she charms.',
  werewolf:
    'Everybody: each check shows a shapeshifter, and the Dhampir sees the Werewolf come to kill. Every cover saves the victims.',
  kitsune:
    'A hunter who stays alive: before the last of them is dead she cannot kill, and alone with one she has lost. Only a false trail of the Tricky Varg gives her away to a check. Once she is awake, everybody knows that she lives.',
  'varg-leader':
    'Whoever checks, and the Dhampir. Stilled, the pack leader stops the whole pack. If only the pack leader and the Leader of the hunters are left, nobody wins.',
  'sly-varg':
    'The Dhampir sees who attacks, disguise or not. A false trail of the Tricky Varg spoils the disguise. And once dead, the Sly Varg is shown as what it was.',
  'vengeful-varg':
    'Its own leap: if it finds the lord, it dies as well, even if the Bride saves him. Whoever checks, and the Dhampir.',
  'paralyzing-varg':
    'Whoever checks, and the Dhampir. The bite is announced, so everybody knows that this varg lives. Newly-Turned and Ghoul lose only their vote by it.',
  'tricky-varg': 'Whoever checks, and the Dhampir. A false trail deceives neither the Bride nor the Vengeful Varg.',
  'plain-varg': 'Whoever checks: a varg shows as a shapeshifter. The Dhampir sees vargs who attack.',
};
