import { readFilters } from '../features/people/people-filters.ts'
import { peopleCount, peopleList } from '../features/people/people-queries.ts'
import { PeopleScreen } from '../features/people/people-screen.tsx'
import type { PageModule } from '../lib/page.ts'

export const Component = () => <PeopleScreen kind="everyone" />

export const loads: PageModule['loads'] = ({ url }) => {
  const filters = readFilters(url.searchParams)
  return [(queries) => queries.infiniteQuery(peopleList(filters)), (queries) => queries.query(peopleCount(filters))]
}

export const head: PageModule['head'] = () => ({ picture: true })
