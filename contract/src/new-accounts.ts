import { z } from 'zod'
import { time } from './paging.ts'

/** What a new account may do less of. `mentions` counts in one text, all else in a day. */
export const NewAccountAct = z.enum(['conversations', 'follows', 'mentions', 'links', 'listings', 'applications'])
export type NewAccountAct = z.infer<typeof NewAccountAct>

/** Why it counts as new, and until when. */
const standing = {
  /** When it is old enough; null: it is already. */
  until: time.nullable(),
  /** Its address has to be confirmed before it counts as old. */
  unconfirmed: z.boolean(),
}
const most = z.number().int()

/** What goes along with a refusal that only new accounts meet. */
export const newAccountLimit = z.object({
  act: NewAccountAct,
  most,
  /** When it may do so again; null: of `mentions`, with fewer of them at once. */
  again: time.nullable(),
  ...standing,
})
export type NewAccountLimit = z.infer<typeof newAccountLimit>

export const newAccount = z.object({
  ...standing,
  /** `left`: of today; null where it counts in one text. */
  limits: z.array(z.object({ act: NewAccountAct, most, left: z.number().int().nullable() })),
})
export type NewAccount = z.infer<typeof newAccount>
