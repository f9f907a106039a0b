import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListingGrid, ListingGridSkeleton } from '../listing-grid.tsx'
import { listingSearch } from '../market-queries.ts'
import { marketTexts } from '../market-texts.ts'
import { activeFilters, type MarketSearch } from './market-search.ts'
import { SaveSearch } from './save-search.tsx'

export function MarketResults({ search, onClear }: { search: MarketSearch; onClear: () => void }) {
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const list = useInfiniteList(listingSearch(search))
  if (list.failed) {
    return (
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying}>
        {errorText(errors, list.error)}
      </FailedState>
    )
  }
  if (!list.items) return <ListingGridSkeleton label={texts.loading} />
  if (list.items.length === 0) return <Nothing search={search} onClear={onClear} />
  return (
    <>
      <ListingGrid listings={list.items} />
      <LoadMore
        {...list.foot}
        moreLabel={texts.more}
        loadingLabel={texts.loading}
        failedLabel={texts.moreFailed}
        retryLabel={texts.retry}
        endLabel={texts.end}
      />
    </>
  )
}

/** No dead end: she may loosen the search, or hear of it when something comes. */
function Nothing({ search, onClear }: { search: MarketSearch; onClear: () => void }) {
  const texts = useTexts(marketTexts)
  const isNarrow = Boolean(search.q) || activeFilters(search).length > 0
  if (!isNarrow) {
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
