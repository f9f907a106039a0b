import type { Insertable } from 'kysely'
import type { AffiliationsTable } from '../tables/affiliations.ts'
import type { Chance } from './chance.ts'
import { daysBefore, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

const KINDS = ['club', 'coach'] as const

/** Half of the athletes name a club or a coach; those of the demo athlete are the demo's own, and confirmed. */
export function makeAffiliations(
  makings: Makings,
  chance: Chance,
  people: readonly MadePerson[],
): Insertable<AffiliationsTable>[] {
  const [demo] = people
  const athletes = people.filter(({ profile }) => profile.role === 'athlete')
  return KINDS.flatMap((kind) => {
    const partners = people.filter(({ profile }) => profile.role === kind)
    const [ofDemo] = partners
    if (!ofDemo) return []
    return athletes.flatMap((athlete) => {
      const isDemo = athlete === demo
      if (!isDemo && chance.is(0.5)) return []
      const partner = isDemo || chance.is(0.1) ? ofDemo : chance.pick(partners)
      const isConfirmed = isDemo || chance.is(0.7)
      const age = makings.now.getTime() - athlete.profile.created_at.getTime()
      const days = Math.min(age / 86_400_000, chance.int(2, 200))
      return {
        ...{ person_id: athlete.profile.id, kind, partner_id: partner.profile.id },
        ...{
          state: isConfirmed ? ('confirmed' as const) : ('asked' as const),
          asked_at: daysBefore(makings.now, days),
        },
        answered_at: isConfirmed ? daysBefore(makings.now, days / 2) : null,
      }
    })
  })
}
