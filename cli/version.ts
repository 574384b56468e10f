import product from '../package.json' with { type: 'json' };

/** The version in the root package.json. */
export const VERSION: string = product.version;
