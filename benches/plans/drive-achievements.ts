import { AchievementId } from '@heraia/contract/ids'
import { records } from '@heraia/hosts/test/records'
import type { Player } from '@heraia/hosts/test/season'

/** She adds, asks and changes; a coach confirms and takes it back; a stranger looks on. */
export async function driveAchievements(
  mira: Player,
  coach: Player,
  { stranger, newId }: { stranger: Player['api']; newId: () => string },
): Promise<void> {
  const { achievements, affiliations } = mira.api
  const cup = {
    ...{ id: AchievementId.parse(newId()), title: 'Cup', description: null, date: '2025-05-04', location: null },
    ...({ type: 'trophy', audience: 'public' } as const),
    evidence: [],
  }
  await affiliations.name({ kind: 'coach', personId: coach.id })
  await affiliations.mine()
  await coach.api.affiliations.naming({})
  await coach.api.affiliations.answer({ id: mira.id, confirm: true })
  await affiliations.end({ kind: 'coach' })
  const result = await records(mira)
  await achievements.add({ ...cup, resultId: result.id })
  for (const api of [mira.api, coach.api, stranger]) {
    const { nextCursor } = await api.achievements.list({ id: mira.id, limit: 1 })
    if (nextCursor) await api.achievements.list({ id: mira.id, limit: 1, cursor: nextCursor })
    await api.achievements.list({ id: mira.id, type: 'trophy' })
    await api.achievements.list({ id: mira.id, order: 'earliest' })
    await api.achievements.list({ id: mira.id, type: 'trophy', order: 'earliest' })
    await api.achievements.counts({ id: mira.id })
    await api.achievements.get({ id: cup.id })
    await api.achievements.history({ id: cup.id })
  }
  await achievements.ask({ id: cup.id, of: coach.id })
  await coach.api.achievements.asked({})
  await achievements.withdraw({ id: cup.id })
  const { request } = await achievements.ask({ id: cup.id, of: coach.id })
  await coach.api.achievements.answer({ id: cup.id, askedAt: request?.at ?? '', confirm: true, note: null })
  await coach.api.achievements.revoke({ id: cup.id, note: 'Another cup' })
  await mira.api.results.edit({ id: result.id, value: 11.9 })
  await mira.api.results.remove({ id: result.id })
  await achievements.edit({ ...cup, title: 'The cup' })
  await achievements.remove({ id: cup.id })
}
