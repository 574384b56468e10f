import { describe, expect, test } from 'vitest';
import { assemblyCase } from '../assembly/law-case.ts';
import { checkLaws, LAW_NAMES } from '../index.ts';
import { playFaults } from './faults/play.ts';
import { secretFaults } from './faults/secrets.ts';

const faults = [...playFaults, ...secretFaults];

test('every law has a fault to catch', () => {
  expect(LAW_NAMES.filter((name) => !faults.some(({ law }) => law === name))).toEqual([]);
});

describe('a law catches', () => {
  for (const { law, what, game } of faults)
    test(`${what}: ${law}`, () => {
      const given = { ...assemblyCase, games: 60, only: [law] };
      expect(() => checkLaws(game, given)).toThrow(expect.objectContaining({ law }));
    });
});
