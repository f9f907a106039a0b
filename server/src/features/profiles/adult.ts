import type { TradeRefusal } from '@heraia/contract/marketplace'
import type { SignedIn } from '../../context.ts'
import { forbidden } from '../../refused.ts'
import { isMinorOn } from '../../visibility/age.ts'

const MESSAGES: Record<TradeRefusal, string> = {
  birth_date_needed: 'Who sells or buys says first when she was born: it stands on no page.',
  adults_only: 'Only adults sell and buy.',
}

/** Why she cannot sell or buy yet; null: she can. Buying and selling ask for 18. */
export async function refusalOfTrade(ctx: SignedIn): Promise<TradeRefusal | null> {
  const born = await ownBirthDate(ctx)
  if (born === null) return 'birth_date_needed'
  return isMinorOn(born, ctx.now()) ? 'adults_only' : null
}

/** YYYY-MM-DD, for what only she is told; null: she has not said it. */
export async function ownBirthDate(ctx: SignedIn): Promise<string | null> {
  const { date_of_birth } = await ctx.db
    .selectFrom('profiles')
    .select('date_of_birth')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  return date_of_birth
}

export async function mustBeAdult(ctx: SignedIn): Promise<void> {
  const refusal = await refusalOfTrade(ctx)
  if (refusal) throw forbidden(refusal, MESSAGES[refusal])
}

/** A form may be filled in before she says when she was born; by a minor it may not. */
export async function mustNotBeMinor(ctx: SignedIn): Promise<void> {
  if ((await refusalOfTrade(ctx)) === 'adults_only') throw forbidden('adults_only', MESSAGES.adults_only)
}
