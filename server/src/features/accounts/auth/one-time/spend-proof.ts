import type { Context } from '../../../../context.ts'
import { sha256 } from '../../tokens/digest.ts'

/** Whether this is the first time that we see it. Remembered until it would not count anyway. */
export async function spendProof(tx: Context, proof: string, countsUntil: Date): Promise<boolean> {
  const first = await tx.db
    .insertInto('spent_proofs')
    .values({ hash: await sha256(`proof:${proof}`), expires_at: countsUntil })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst()
  return first !== undefined
}
