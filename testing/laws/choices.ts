import fc from 'fast-check';

/**
 * The choices of a game, one number per action. A game that breaks a law is shrunk by dropping its end, then parts of
 * the rest, until `isEnough` says stop.
 */
export class Choices extends fc.Arbitrary<number[]> {
  readonly most: number;
  readonly isEnough: () => boolean;

  constructor(most: number, isEnough: () => boolean) {
    super();
    this.most = most;
    this.isEnough = isEnough;
  }

  override generate(random: fc.Random): fc.Value<number[]> {
    const choices = Array.from({ length: this.most }, () => random.nextInt(0, 2 ** 31 - 1));
    return new fc.Value(choices, undefined);
  }

  override canShrinkWithoutContext(value: unknown): value is number[] {
    return Array.isArray(value);
  }

  override shrink(choices: number[]): fc.Stream<fc.Value<number[]>> {
    return fc.stream(this.shorter(choices));
  }

  *shorter(choices: number[]): Generator<fc.Value<number[]>> {
    const { length } = choices;
    for (let size = length; size >= 1; size = Math.floor(size / 2))
      if (!this.isEnough()) yield new fc.Value(choices.slice(0, length - size), undefined);
    for (let size = Math.floor(length / 2); size >= 1; size = Math.floor(size / 2))
      for (let from = length - 1 - size; from >= 0 && !this.isEnough(); from -= size)
        yield new fc.Value(choices.toSpliced(from, size), undefined);
  }
}
