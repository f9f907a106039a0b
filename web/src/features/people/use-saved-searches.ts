import type { SavedSearchId } from '@heraia/contract/ids'
import type { SavedSearch, SearchArea } from '@heraia/contract/people'
import { uuid7 } from '@heraia/contract/uuid7'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { filtersOf, type PeopleSearch, withoutEmpty } from './people-filters.ts'
import { peopleTexts } from './people-texts.ts'

interface Saved {
  items: SavedSearch[]
}

/** The searches that she saved for one screen. The order is not part of them. */
export function useSavedSearches(area: SearchArea) {
  const texts = useTexts(peopleTexts)
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const options = api.people.savedSearches.queryOptions({ input: { area } })
  const failed = (error: unknown) => showToast({ message: errorText(errors, error), tone: 'danger' })
  const query = useQuery(options)
  const change = (make: (items: SavedSearch[]) => SavedSearch[]) => {
    // What could not be loaded is not known to be empty.
    if (!queries.getQueryData(options.queryKey)) return void queries.invalidateQueries({ queryKey: options.queryKey })
    queries.setQueryData<Saved>(options.queryKey, (now) => now && { items: make(now.items) })
  }

  const saving = useMutation({
    mutationFn: (search: PeopleSearch) =>
      client.people.saveSearch({
        id: uuid7() as SavedSearchId,
        area,
        filters: withoutEmpty(filtersOf(search)),
      }),
    onSuccess: (saved) => {
      change((items) => [saved, ...items.filter(({ id }) => id !== saved.id)])
      showToast({ message: texts.searchSaved })
    },
    onError: failed,
  })
  const forgetting = useMutation({
    mutationFn: (id: SavedSearchId) => client.people.forgetSearch({ id }),
    onSuccess: ({ id }) => change((items) => items.filter((each) => each.id !== id)),
    onError: failed,
  })
  return {
    saved: query.data?.items ?? [],
    failed: query.isError && !query.data,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
    save: saving.mutate,
    saving: saving.isPending,
    forget: forgetting.mutate,
  }
}
