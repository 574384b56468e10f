/*
 * Rewrites tests/records/*.json: npx tsx games/vampire-village/tests/record-games.ts
 * Run it only after an intended rules change that raised `rulesVersion`.
 */
import { writeFileSync } from 'node:fs';
import { recordGames } from '@duskhall/testing';
import { vampireVillage } from '../index.ts';

/** Demons at every village, and heroes for them to destroy. */
const HAUNTED = {
  round: 2,
  step: 'demons',
  villages: [
    ['champion@0,0', 'keep@1,0:1', 'inn@0,1:2', 'trapper@1,1', 'bakery@2,1:1', 'rampart@2,0:1', 'moat@0,2'],
    ['messenger@0,0:1', 'longhouse@1,0:1', 'granary@0,1:2', 'kennels@1,1', 'castle@2,1', 'chapel@2,0:3', 'forge@0,2'],
    ['main-street@0,0:2', 'barracks@1,0:2', 'monastery@0,1:1', 'palisade@1,1:1', 'torch-wall@2,1', 'cathedral@2,0'],
  ],
  creatures: [
    ['demon-slayer', 'demon-plague', 'demon-lure-vampire', 'witch-left', 'vampire-1'],
    ['demon-ruin', 'demon-lure-witch', 'vampire-2', 'werewolf-grey', 'witch-swamp'],
    ['demon-ruin', 'demon-plague', 'demon-lure-werewolf', 'vampire-4', 'vampire-3'],
  ],
};

// Seeds chosen for how the game ends.
recordGames(
  vampireVillage,
  {
    'two-won': { seats: 2, seed: 1 },
    'two-tie-break': { seats: 2, seed: 37 },
    'two-shared': { seats: 2, seed: 31 },
    'three-restless': { seats: 3, seed: 5, isRestless: true },
    'three-haunted': { seats: 3, seed: 2, scenario: HAUNTED },
    'four-peeking': { seats: 4, options: { peekNextHand: 'true' }, seed: 3, isFast: true },
    'five-plague-everywhere': { seats: 5, options: { plagueScope: 'all-buildings' }, seed: 4 },
  },
  (file, text) => writeFileSync(new URL(`records/${file}`, import.meta.url), text),
);
