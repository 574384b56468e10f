import product from '../package.json' with { type: 'json' };

/** The product's version, as its package says. */
export const VERSION: string = product.version;
