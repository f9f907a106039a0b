import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../../../context.ts'
import type { Random } from '../../../../ports.ts'
import { sha256 } from '../../tokens/digest.ts'
import type { FactorRow } from './factors.queries.ts'

const HOW_MANY = 10
/** Without letters and digits that look alike. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

/** Each works once. Only hashes are kept; the codes are shown this one time. Those of before are gone. */
export async function makeRecoveryCodes(tx: Context, factor: FactorRow): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => newCode(tx.ports.random))
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(factor.id, code)))
  const now = tx.now()
  await tx.db.deleteFrom('recovery_codes').where('factor_id', '=', factor.id).execute()
  await tx.db
    .insertInto('recovery_codes')
    .values(
      hashes.map((code_hash) => ({
        id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
        factor_id: factor.id,
        code_hash,
        created_at: now,
      })),
    )
    .execute()
  return codes
}

/** As she types it: case, spaces and dashes do not matter. */
export const hashRecoveryCode = (factorId: string, code: string): Promise<string> =>
  sha256(`recovery:${factorId}:${code.toLowerCase().replace(/[\s-]/g, '')}`)

/** 59 bits, without separators as the official client documents it: `k7mq2xvd9hpw`. Our screen groups them. */
function newCode(random: Random): string {
  let signs = ''
  while (signs.length < LENGTH) {
    const [byte = 0] = random.bytes(1)
    // A byte that would favour the first signs is drawn again.
    if (byte < 256 - (256 % SIGNS.length)) signs += SIGNS[byte % SIGNS.length]
  }
  return signs
}
