import type { Context } from '../../context.ts'

/** Without letters that are taken for digits when read aloud. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** H-7K2M9QXA: short enough to read on the phone, too many to guess. */
export const newReference = (ctx: Context): string =>
  `H-${Array.from(ctx.ports.random.bytes(8), (byte) => SIGNS[byte % SIGNS.length]).join('')}`
