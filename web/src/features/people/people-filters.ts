import type { PeopleFilters } from '@heraia/contract/people'

const ROLES: readonly string[] = ['athlete', 'coach', 'club', 'federation', 'journalist', 'fan', 'admin']
const isRole = (value: string | null): value is NonNullable<PeopleFilters['role']> =>
  value !== null && ROLES.includes(value)

const MAX = 100

/** Filters stand in the address, so that they survive Back, a reload and a shared link. What is no filter is left out. */
export function readFilters(query: URLSearchParams): PeopleFilters {
  const role = query.get('role')
  const text = (name: string) => searchable(query.get(name) ?? '') || undefined
  return {
    q: text('q'),
    role: isRole(role) ? role : undefined,
    sport: text('sport'),
    location: text('location'),
    verified: query.get('verified') === 'true' || undefined,
  }
}

/** As much as a search takes: no NUL, and no half of a letter where it was cut. */
const searchable = (value: string) =>
  value
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX)
    .replace(/[\ud800-\udbff]$/, '')

export const withoutEmpty = (filters: PeopleFilters): PeopleFilters =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  )

/** The filters that are set, apart from the search box, for the chips. */
export const activeFilters = (filters: PeopleFilters): (keyof PeopleFilters)[] =>
  (['role', 'sport', 'location', 'verified'] as const).filter((name) => Boolean(filters[name]))
