import type { Context } from '../../../../context.ts'
import { writeAudits } from '../../write-audit.ts'
import { begunBefore } from './factors.queries.ts'

/** What was begun a while ago and never proven goes, of her or of everybody. Walks mfa_factors_begun_idx. */
export async function dropBegun(tx: Context, userId?: string): Promise<void> {
  const dropped = await tx.db
    .deleteFrom('mfa_factors')
    .where('status', '=', 'unverified')
    .where('created_at', '<', begunBefore(tx))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .returning(['user_id', 'factor_type'])
    .execute()
  await writeAudits(
    tx,
    dropped.map(({ user_id: subjectId, factor_type: type }) => ({
      ...{ action: 'factor.dropped', actorId: null, subjectId, details: { type } },
    })),
  )
}
