import type { Insertable } from 'kysely'
import type { FollowsTable } from '../tables/follows.ts'
import type { Chance } from './chance.ts'
import { daysBefore, type Makings } from './makings.ts'
import type { MadePerson } from './person.ts'

export type FollowRow = Insertable<FollowsTable> & { created_at: Date }

/** The figures that the product's profile shows for the demo athlete. */
const DEMO_FOLLOWERS = 150
const DEMO_FOLLOWING = 89

/** Who follows whom: the demo athlete by figures, the others those of their sport and country first. */
export function makeFollows(makings: Makings, chance: Chance, people: readonly MadePerson[]): FollowRow[] {
  const [demo, ...others] = people
  if (!demo) return []
  const pairs = [
    ...chance.some(others, DEMO_FOLLOWERS).map((follower) => [follower, demo] as const),
    ...followedByDemo(chance, others).map((followed) => [demo, followed] as const),
    ...others.flatMap((follower) =>
      followedBy(chance, follower, others).map((followed) => [follower, followed] as const),
    ),
  ]
  return pairs.map(([follower, followed]) => {
    follower.profile.following_count += 1
    followed.profile.followers_count += 1
    return {
      follower_id: follower.profile.id,
      followed_id: followed.profile.id,
      created_at: followedAt(makings, chance, follower, followed),
    }
  })
}

/** The leads and her own league among them, so that her feed is about something. */
function followedByDemo(chance: Chance, others: readonly MadePerson[]): MadePerson[] {
  const sure = others
    .filter((other) => other.pull >= 4 || other.profile.sport === 'Basketball')
    .slice(0, DEMO_FOLLOWING)
  const rest = others.filter((other) => !sure.includes(other))
  return [...sure, ...chance.some(rest, DEMO_FOLLOWING - sure.length)]
}

function followedBy(chance: Chance, follower: MadePerson, others: readonly MadePerson[]): MadePerson[] {
  const eagerness = chance.is(0.1) ? 3 : 1
  return others.filter((other) => {
    if (other === follower) return false
    const sameSport = other.speaker.sport === follower.speaker.sport ? 5 : 1
    const sameTongue = other.speaker.language === follower.speaker.language ? 1.6 : 1
    return chance.is(Math.min(0.9, 0.045 * other.pull * sameSport * sameTongue * eagerness))
  })
}

/** After both were there. */
function followedAt(makings: Makings, chance: Chance, one: MadePerson, other: MadePerson): Date {
  const both = Math.max(one.profile.created_at.getTime(), other.profile.created_at.getTime())
  const days = (makings.now.getTime() - both) / 86_400_000
  return daysBefore(makings.now, days * chance.next())
}
