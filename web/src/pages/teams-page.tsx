import { readFilters, withoutEmpty } from '../features/teams/search/team-filters.ts'
import { TeamsScreen } from '../features/teams/search/teams-screen.tsx'
import { teamCount, teamList } from '../features/teams/team-queries.ts'
import type { PageModule } from '../lib/page.ts'

export const Component = TeamsScreen

export const loads: PageModule['loads'] = ({ url }) => {
  const filters = withoutEmpty(readFilters(url.searchParams))
  return [(queries) => queries.infiniteQuery(teamList(filters)), (queries) => queries.query(teamCount(filters))]
}

export const head: PageModule['head'] = () => ({ picture: true })
