import { type AnyGame, fastRng, type Seat, type Types } from '@duskhall/kernel';

/** Tells for each seat whether it is out of the game, as far as a view shows. */
export function eliminatedIn(game: AnyGame, view: Types['view']): (seat: Seat) => boolean {
  const s = game.imagine(view, fastRng(1));
  return (seat) => game.party?.isOut(s, seat) === true;
}
