/** What came from outside is wrong; the message says what, and what is possible. */
export class BadInput extends Error {}
