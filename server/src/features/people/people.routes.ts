import { forAnyone } from '../../http/procedures.ts'
import { countPeople } from './count-people.ts'
import { searchPeople } from './search-people.ts'

export const peopleRoutes = {
  search: forAnyone.people.search.handler(({ context, input }) => searchPeople(context, input)),
  count: forAnyone.people.count.handler(({ context, input }) => countPeople(context, input)),
}
