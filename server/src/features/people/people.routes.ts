import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { countPeople } from './count-people.ts'
import { dropSearch } from './keep-search.ts'
import { listSavedSearches, saveSearch } from './saved-searches.ts'
import { searchPeople } from './search-people.ts'
import { suggestMentions } from './suggest-mentions.ts'

export const peopleRoutes = {
  search: forAnyone.people.search.handler(({ context, input }) => searchPeople(context, input)),
  count: forAnyone.people.count.handler(({ context, input }) => countPeople(context, input)),
  suggestMentions: forSignedIn.people.suggestMentions.handler(({ context, input }) =>
    suggestMentions(context, input.q),
  ),
  savedSearches: forSignedIn.people.savedSearches.handler(({ context, input }) =>
    listSavedSearches(context, input.area),
  ),
  saveSearch: forSignedIn.people.saveSearch.handler(({ context, input }) => saveSearch(context, input)),
  forgetSearch: forSignedIn.people.forgetSearch.handler(({ context, input }) => dropSearch(context, input.id)),
}
