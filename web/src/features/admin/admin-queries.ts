import type { ActivityType } from '@heraia/contract/admin'
import type { PersonId, TeamId } from '@heraia/contract/ids'
import type { VerificationOf } from '@heraia/contract/verification'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import { searchable } from '../../pieces/searchable.ts'

export const userStatistics = () => api.admin.userStatistics.queryOptions()
export const contentStatistics = () => api.admin.contentStatistics.queryOptions()

export const ACTIVITY_TYPES: readonly ActivityType[] = ['user', 'post', 'other']
/** Asked anew whenever it is shown: what she has just done herself stands in it. */
export const recentActivity = (type: ActivityType | undefined) =>
  api.admin.activity.queryOptions({ input: { type }, staleTime: 0 })

export interface ManagedFilters {
  q?: string
  verified?: 'yes' | 'no'
}

export function readManagedFilters(query: URLSearchParams): ManagedFilters {
  const q = searchable(query.get('q') ?? '')
  const verified = query.get('verified')
  return { ...(q ? { q } : {}), ...(verified === 'yes' || verified === 'no' ? { verified } : {}) }
}

/** Everybody, or all teams, is the other tab; a search is one of them all. */
export const isOfEverybody = (query: URLSearchParams): boolean =>
  query.has('list') || query.has('q') || query.has('verified')

export const waitingList = (of: VerificationOf) =>
  api.admin.verificationRequests.infiniteOptions(byCursor((cursor) => ({ of, cursor })))
export const answerTimes = (of: VerificationOf) => api.admin.verificationTimes.queryOptions({ input: { of } })

export const peopleWhoWait = () => api.admin.waitingPeople.infiniteOptions(byCursor((cursor) => ({ cursor })))
/** Asked anew whenever it is shown. */
export const howManyWait = () => api.admin.waitingPeople.queryOptions({ input: { limit: 1 }, staleTime: 0 })

export const managedPeople = (filters: ManagedFilters) =>
  api.admin.people.infiniteOptions(byCursor((cursor) => ({ ...filters, cursor })))

export const verificationOf = (id: string) => api.admin.verification.queryOptions({ input: { id: id as PersonId } })

export const verificationOfTeam = (id: string) =>
  api.admin.teamVerification.queryOptions({ input: { id: id as TeamId } })

/** Public teams, as a search finds them; what only members find is opened from its own page. */
export const judgedTeams = ({ q, verified }: ManagedFilters) =>
  api.teams.search.infiniteOptions(
    byCursor((cursor) => ({
      ...{ q, cursor, verified: verified === 'yes' || undefined, unverified: verified === 'no' || undefined },
    })),
  )

export const managedSitePeople = () => api.admin.sitePeople.queryOptions()

export const testimonials = () => api.admin.testimonials.queryOptions()

export const managedSettings = () => api.admin.siteSettings.queryOptions()
