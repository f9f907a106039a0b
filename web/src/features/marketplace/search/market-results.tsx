import type { ListingCard } from '@heraia/contract/listings'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import type { InfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { ListingGrid, ListingGridSkeleton } from '../listing-grid.tsx'
import { marketTexts } from '../market-texts.ts'
import { isNarrow, type MarketSearch } from './market-search.ts'
import { SaveSearch } from './save-search.tsx'

interface MarketResultsProps {
  list: InfiniteList<ListingCard>
  search: MarketSearch
  onClear: () => void
}

export function MarketResults({ list, search, onClear }: MarketResultsProps) {
  const texts = useTexts(marketTexts)
  return (
    <ListStates
      list={list}
      words={texts}
      waiting={<ListingGridSkeleton label={texts.loading} />}
      empty={<Nothing search={search} onClear={onClear} />}
      end={texts.end}
    >
      {(listings) => <ListingGrid listings={listings} />}
    </ListStates>
  )
}

/** No dead end: she may loosen the search, or hear of it when something comes. */
function Nothing({ search, onClear }: { search: MarketSearch; onClear: () => void }) {
  const texts = useTexts(marketTexts)
  if (!isNarrow(search)) {
    return (
      <EmptyState title={texts.nothing} art="balls">
        {texts.nothingYet}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={texts.nothing}
      art="balls"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <SaveSearch search={search} tone="primary" />
          <Button onClick={onClear}>{texts.clearAll}</Button>
        </div>
      }
    >
      <p>{texts.loosen}</p>
      <p>{texts.tellMe}</p>
    </EmptyState>
  )
}
