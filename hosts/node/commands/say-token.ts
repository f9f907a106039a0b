import { makeOperatorToken } from '@heraia/server/features/accounts/tokens/operator-token'
import { createSigningKeys } from '@heraia/server/features/accounts/tokens/signing-keys'
import { withContext } from './with-context.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 3650

/** npm run admin -- token [DAYS]: says a token that opens the admin endpoints. Whoever has it can do anything. */
export async function sayToken(given: string): Promise<number> {
  const days = given === '' ? USUAL_DAYS : Number(given)
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
    console.log(`Say for how many days, 1 to ${MOST_DAYS}.`)
    return 1
  }
  const token = await withContext((ctx) => makeOperatorToken(ctx, createSigningKeys(ctx.ports, ctx.settings), days))
  console.log(token)
  return 0
}
