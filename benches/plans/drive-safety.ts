import { ReportId } from '@heraia/contract/ids'
import type { Player } from '@heraia/hosts/test/season'

/** Mira reads what became of her reports and was decided about her, and appeals; she of the staff answers who did not decide. */
export async function driveSafety(ada: Player, mira: Player, dana: Player, newId: () => string): Promise<void> {
  const { safety } = mira.api
  const reports = await safety.reports({ limit: 1 })
  if (reports.nextCursor) await safety.reports({ cursor: reports.nextCursor })
  const { items, nextCursor } = await safety.decisions({ limit: 1 })
  if (nextCursor) await safety.decisions({ cursor: nextCursor })
  const [made] = items
  if (!made) return
  const appealId = ReportId.parse(newId())
  await safety.decision({ id: made.id })
  await safety.appeal({ id: made.id, appealId, text: 'It was a joke' })
  await ada.api.admin.grantAdmin({ id: dana.id, reason: 'She reads appeals' })
  await dana.api.admin.answerAppeal({ id: appealId, outcome: 'reversed', reason: 'It was' })
  await ada.api.admin.revokeAdmin({ id: dana.id, reason: 'Done' })
  await mira.api.notifications.list({ tab: 'safety' })
  const rude = await mira.posts('Rude')
  const id = ReportId.parse(newId())
  await dana.api.profiles.report({ id, subject: 'post', subjectId: rude.id, category: 'spam', text: '' })
  await ada.api.admin.decideReport({ id, decision: 'warned', reason: 'Rude' })
}
