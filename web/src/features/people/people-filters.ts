import type { PeopleFilters, PeopleOrder } from '@heraia/contract/people'
import { searchable } from '../../pieces/searchable.ts'

/** What the address says: filters, and the order where she chose one. */
export type PeopleSearch = PeopleFilters & { order?: PeopleOrder }

const ROLES: readonly string[] = ['athlete', 'coach', 'club', 'federation', 'journalist', 'fan', 'admin']
const isRole = (value: string | null): value is NonNullable<PeopleFilters['role']> =>
  value !== null && ROLES.includes(value)

export const ORDERS: readonly PeopleOrder[] = ['newest', 'name', 'followers']
export const isOrder = (value: string | null): value is PeopleOrder => ORDERS.some((order) => order === value)

/** Filters stand in the address, so that they survive Back, a reload and a shared link. What is no filter is left out. */
export function readFilters(query: URLSearchParams): PeopleSearch {
  const [role, order] = [query.get('role'), query.get('order')]
  const text = (name: string) => searchable(query.get(name) ?? '') || undefined
  return {
    q: text('q'),
    role: isRole(role) ? role : undefined,
    sport: text('sport'),
    location: text('location'),
    verified: query.get('verified') === 'true' || undefined,
    order: isOrder(order) && order !== 'newest' ? order : undefined,
  }
}

export const withoutEmpty = (filters: PeopleSearch): PeopleSearch =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  )

/** The filters that are set, apart from the search box, for the chips. */
export const activeFilters = (filters: PeopleFilters): (keyof PeopleFilters)[] =>
  (['role', 'sport', 'location', 'verified'] as const).filter((name) => Boolean(filters[name]))

/** What narrows the search: without the order. */
export const filtersOf = ({ q, role, sport, location, verified }: PeopleSearch): PeopleFilters => ({
  q,
  role,
  sport,
  location,
  verified,
})

/** A saved search as an address holds it: `q=mira&verified=true`. */
export const queryOf = (search: PeopleSearch): string =>
  new URLSearchParams(Object.entries(withoutEmpty(search)).map(([name, value]) => [name, String(value)])).toString()
