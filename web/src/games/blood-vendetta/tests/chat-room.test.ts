import { bloodVendetta } from '@duskhall/blood-vendetta';
import { expect, test } from 'vitest';
import { roomOf } from '../chat-room.ts';
import { EIGHT, Evening } from './table.ts';

const TWELVE = [...EIGHT, 'varg-leader', 'sly-varg', 'vampire', 'vampire'];

for (const callMode of ['sequential', 'simultaneous'])
  test(`VN-4.9: everybody speaks where the rules let them, ${callMode}`, () => {
    const evening = new Evening(TWELVE, { cycle: 1, dead: ['S7'] }, { clanChat: 'on', callMode });
    const heard = new Set<string>();
    for (let i = 0; i < 40; i++) {
      for (const seat of TWELVE.keys()) {
        const room = roomOf(evening.view(seat));
        const { speaks } = bloodVendetta.party!.rooms(evening.state(), seat);
        expect(speaks.length === 0 ? 'all' : speaks[0], `${seat} in ${evening.view(seat).stack.at(-1)?.do}`).toBe(room);
        heard.add(room);
      }
      evening.pass();
    }
    expect([...heard].sort()).toEqual(['all', 'dead', 'hunters', 'vargs']);
  });
