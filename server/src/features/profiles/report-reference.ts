import type { Random } from '../../ports.ts'

/** Crockford's alphabet: no I, L, O or U, so that it can be read out on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What staff and reporter call a report: R-7F3K2. */
export const newReference = (random: Random): string =>
  `R-${Array.from(random.bytes(5), (byte) => LETTERS[byte % LETTERS.length]).join('')}`
