import type { BoundedCount } from '@heraia/contract/paging'
import type { Role } from '@heraia/contract/roles'

export const COUNT_MAX = 1_000

export interface PeopleCount extends BoundedCount {
  /** By role, as if no role were chosen. Where `more` is set, at least so many. */
  roles: (BoundedCount & { role: Role })[]
}

/** `isCut`: of no role all were looked at, though fewer were counted than could be. */
export type CountByRole = PeopleCount & { isCut: boolean }

export type OfRole = { role: Role; count: number }
