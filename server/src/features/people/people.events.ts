import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { peopleCounts } from './count-people.ts'

async function forgetCounts(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  tx.afterCommit(async () => peopleCounts.forget(tx.ports, [blockerId, blockedId]))
}

export const peopleListeners: Listeners = { 'person.blocked': forgetCounts, 'person.unblocked': forgetCounts }
