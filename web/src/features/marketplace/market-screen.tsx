import { Button } from '@heraia/ui/button'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { Select } from '@heraia/ui/select'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import * as addresses from '../../addresses.ts'
import { api } from '../../lib/api.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { countBeside } from '../../lib/looks-on.ts'
import { useOwnEyes } from '../../lib/use-own-eyes.ts'
import { CreateListingButton } from './create-listing-button.tsx'
import { ORDERS } from './market-limits.ts'
import { listingCount, listingSearch } from './market-queries.ts'
import { MarketTabs } from './market-tabs.tsx'
import { marketTexts } from './market-texts.ts'
import { Facets } from './search/facets.tsx'
import { FilterChips } from './search/filter-chips.tsx'
import { MarketResults } from './search/market-results.tsx'
import { activeFilters, filtersOf, type MarketSearch } from './search/market-search.ts'
import { SaveSearch } from './search/save-search.tsx'
import { useMarketSearch } from './search/use-market-search.ts'

const FacetSheet = lateDialog(async () => (await import('./search/facet-sheet.tsx')).FacetSheet)

/** The market: what is searched stands in the address, the facets beside it or in a sheet. */
export function MarketScreen() {
  const texts = useTexts(marketTexts)
  const { typed, change, searchNow, searched } = useMarketSearch()
  const [isNarrowing, setIsNarrowing] = useState(false)
  const list = useInfiniteList(listingSearch(searched))
  const count = countBeside(useQuery(listingCount(searched)).data, list)
  const first = useInfiniteQuery(listingSearch(searched)).data?.pages[0]
  const isSimilar = first?.similar && first.items.length > 0
  useOwnEyes(api.marketplace.key())
  const page = useRef<HTMLDivElement>(null)
  const toTop = () => page.current?.querySelector<HTMLElement>('h1')?.focus()
  const clear = () => change({ order: typed.order })
  // What she presses is gone with it; the facets are beside the list, or in a sheet.
  const clearAll = () => {
    clear()
    toTop()
  }
  const facets = { search: typed, onChange: change }
  return (
    <div ref={page} className="mx-auto w-full max-w-7xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} actions={<CreateListingButton />} />
      <div className="mt-6">
        <MarketTabs current="browse" />
      </div>
      <SearchField
        label={texts.search}
        placeholder={texts.placeholder}
        action={addresses.marketplace()}
        value={typed.q ?? ''}
        onValue={(q) => change({ ...typed, q })}
        onSearch={searchNow}
        clearLabel={texts.clear}
        maxLength={100}
      />
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <search aria-label={texts.filters} className="hidden lg:block">
          <Facets {...facets} />
        </search>
        <div>
          <div className="@container grid gap-3">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <p role="status" className="figures min-h-6 w-full font-semibold sm:w-auto">
                {isSimilar ? texts.similar : count && texts.found(count.count, count.more)}
              </p>
              <div className="flex grow items-end justify-between gap-3 sm:grow-0 @max-2xs:flex-wrap">
                <FacetsButton search={typed} onOpen={() => setIsNarrowing(true)} />
                <OrderChoice {...facets} />
              </div>
            </div>
            <FilterChips {...facets} onClear={clearAll} onEmptied={toTop} />
            <PricesCompare search={searched} />
            <div className="-ms-3 empty:hidden">
              <SaveSearch search={searched} />
            </div>
          </div>
          <div className="mt-4">
            <MarketResults list={list} search={searched} onClear={clearAll} />
          </div>
        </div>
      </div>
      {isNarrowing && (
        <FacetSheet
          {...facets}
          onClear={clear}
          onClose={() => setIsNarrowing(false)}
          found={count && texts.items(count.count, count.more)}
        />
      )}
    </div>
  )
}

interface OfSearch {
  search: MarketSearch
  onChange: (search: MarketSearch) => void
}

function FacetsButton({ search, onOpen }: { search: MarketSearch; onOpen: () => void }) {
  const texts = useTexts(marketTexts)
  const active = activeFilters(search).length
  return (
    <Button
      icon={<SlidersHorizontal aria-hidden="true" />}
      onClick={onOpen}
      className="min-w-min lg:hidden"
      aria-haspopup="dialog"
    >
      {active > 0 ? texts.filtersOn(active) : texts.filters}
    </Button>
  )
}

function OrderChoice({ search, onChange }: OfSearch) {
  const texts = useTexts(marketTexts)
  const isOrder = (value: string) => ORDERS.find((order) => order === value && order !== 'newest')
  // Without words nothing is nearer than anything else.
  const orders = ORDERS.filter((order) => order !== 'nearest' || search.q || search.order === order)
  return (
    <Select
      label={texts.order}
      value={search.order ?? 'newest'}
      onValue={(value) => onChange({ ...search, order: isOrder(value) })}
      options={orders.map((order) => ({ value: order, label: texts.orders[order] }))}
      className="min-w-0"
    />
  )
}

/** A search about prices holds one currency: said, so that nobody looks for the rest. */
function PricesCompare({ search }: { search: MarketSearch }) {
  const texts = useTexts(marketTexts)
  const { currency } = filtersOf(search)
  return currency ? <p className="text-sm text-muted">{texts.pricesIn(currency)}</p> : null
}
