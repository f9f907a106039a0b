import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import { filtersOf, type PeopleSearch, withoutEmpty } from './people-filters.ts'

/** The cards, page by page. */
export const peopleList = (filters: PeopleSearch) =>
  api.people.search.infiniteOptions(byCursor((cursor) => ({ ...withoutEmpty(filters), cursor })))

/** The count is asked apart: the cards do not wait for it. */
export const peopleCount = (filters: PeopleSearch) =>
  api.people.count.queryOptions({ input: withoutEmpty(filtersOf(filters)) })
