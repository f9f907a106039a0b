import type { SiteInfo } from '@heraia/contract/site'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { sharedAnswer } from '../../shared-answer.ts'
import { isFound } from '../../visibility/people.ts'
import { isTeamFound } from '../../visibility/teams.ts'
import { LIVE } from './site-settings.ts'

type Counted = Record<SiteInfo['figures'][number]['key'], number>

/** Figures as the operator wrote them; those that she set to be counted, counted at most once in ten minutes (0055). */
export async function showFigures(ctx: Context, figures: SiteInfo['figures']): Promise<SiteInfo['figures']> {
  if (figures.every(({ value }) => value !== LIVE)) return figures
  const counted = await counts.get(ctx)
  return figures.map(({ key, value }) => ({
    key,
    value: value === LIVE ? grouped(counted[key]) : value,
  }))
}

/** `15 234`, with narrow spaces: one answer for readers of both languages, and a comma is a decimal in Spanish. */
export const grouped = (count: number): string => count.toLocaleString('en-US').replaceAll(',', '\u202f')

/**
 * Only people whom everybody may find are counted; a country is what stands last in a place, "Madrid, Spain". Opportunities
 * are the roles for which such teams look for somebody today.
 */
const count = (ctx: Context): Promise<Counted> =>
  ctx.db
    .selectFrom('profiles as p')
    .where(isFound('p', null))
    .select([
      sql<number>`count(*) filter (where p.role = 'athlete')`.as('athletes'),
      sql<number>`count(distinct p.sport_folded) filter (where p.sport_folded <> '')`.as('sports'),
      sql<number>`count(distinct regexp_replace(p.location_folded, '^.*, *', '')) filter (where p.location_folded <> '')`.as(
        'countries',
      ),
      sql<number>`(select count(*) from open_roles r join teams t on t.id = r.team_id where r.closed_at is null
        and r.deadline >= ${ctx.now().toISOString().slice(0, 10)}::date and ${isTeamFound('t')})`.as('opportunities'),
    ])
    .executeTakeFirstOrThrow()

const counts = sharedAnswer(600_000, count)
