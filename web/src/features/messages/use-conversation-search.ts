import { useSearchParams } from 'react-router'
import { searchable } from '../../pieces/searchable.ts'
import { useAddressSearch } from '../../pieces/use-address-search.ts'

/** What she searches for stands in the address: Back, reload and the way from one conversation to another keep it. */
export function useConversationSearch() {
  const [query] = useSearchParams()
  const { typed, change, searchNow, searched } = useAddressSearch({
    read: (query) => ({ q: searchable(query.get('q') ?? '') }),
    write: ({ q }) => withSearch(query, searchable(q)),
  })
  return {
    typed: typed.q,
    type: (q: string) => change({ q }),
    searchNow,
    q: searched.q,
    /** Not searched yet: what goes elsewhere by itself waits for it. */
    isTyping: searchable(typed.q) !== searched.q,
  }
}

/** Beside what else the address says: with whom, and which of her two lists. */
function withSearch(query: URLSearchParams, words: string): URLSearchParams {
  const next = new URLSearchParams(query)
  if (words) next.set('q', words)
  else next.delete('q')
  return next
}
