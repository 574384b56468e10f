import { expect, test } from 'vitest';

for (let i = 1; i <= 4; i++) {
  let attempts = 0;
  test(`number ${i}`, () => {
    attempts++;
    expect(attempts).toBeGreaterThan(i <= Number(process.env.FLAKY) ? 1 : 0);
  });
}
