import { Disclosure } from '@heraia/ui/disclosure'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { Select } from '@heraia/ui/select'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useInfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { countBeside } from '../../lib/looks-on.ts'
import { useOwnEyes } from '../../lib/use-own-eyes.ts'
import { FailedLine } from './failed-line.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { activeFilters, isOrder, ORDERS, type PeopleSearch } from './people-filters.ts'
import { peopleCount, peopleList } from './people-queries.ts'
import { PeopleResults } from './people-results.tsx'
import { peopleTexts } from './people-texts.ts'
import { SavedSearches } from './saved-searches.tsx'
import { usePeopleSearch } from './use-people-search.ts'

/** People search, and the list of athletes: the same screen with its role fixed. */
export function PeopleScreen({ kind }: { kind: 'everyone' | 'athletes' }) {
  const texts = useTexts(peopleTexts)
  const { typed, change, searchNow, searched } = usePeopleSearch()
  const filters: PeopleSearch = kind === 'athletes' ? { ...searched, role: 'athlete' } : searched
  const count = useQuery(peopleCount(filters))
  const list = useInfiniteList(peopleList(filters))
  const found = countBeside(count.data, list)
  const first = useInfiniteQuery(peopleList(filters)).data?.pages[0]
  useOwnEyes(api.people.search.key())
  useOwnEyes(api.people.count.key())
  const isSimilar = first?.similar && first.items.length > 0
  const words =
    kind === 'athletes'
      ? {
          title: texts.athletesTitle,
          lead: texts.athletesLead,
          label: texts.athletesLabel,
          counted: texts.athletes,
          nothing: texts.noAthletes,
        }
      : {
          title: texts.searchTitle,
          lead: texts.searchLead,
          label: texts.searchLabel,
          counted: texts.results,
          nothing: texts.noResults,
        }
  const shownFilters = kind === 'athletes' ? { ...typed, role: undefined } : typed
  // Open for who comes with filters; after that it is hers, and does not close while she types.
  const [isOpen, setOpen] = useState(() => activeFilters(shownFilters).length > 0)
  const verified = useQuery({ ...peopleCount({ ...filters, verified: true }), enabled: isOpen })
  const search = useRef<HTMLDivElement>(null)
  const toFilters = () => search.current?.querySelector<HTMLElement>('summary')?.focus()
  // What she presses is gone with it.
  const clearAll = () => {
    change({ order: typed.order })
    toFilters()
  }
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:py-12">
      <PageHeading title={words.title} lead={words.lead} />
      <div ref={search} className="mt-6 grid gap-4">
        <SearchField
          label={words.label}
          placeholder={texts.searchPlaceholder}
          value={typed.q ?? ''}
          onValue={(q) => change({ ...typed, q })}
          onSearch={searchNow}
          clearLabel={texts.clear}
          maxLength={100}
        />
        <Disclosure label={texts.filters} width="full" open={isOpen} onOpenChange={setOpen}>
          <FilterPanel
            filters={shownFilters}
            onChange={change}
            roles={kind === 'athletes' ? undefined : (count.data?.roles ?? [])}
            verified={verified.data}
          />
        </Disclosure>
        <FilterChips filters={shownFilters} onChange={change} onClear={clearAll} onEmptied={toFilters} />
      </div>
      <SavedSearches area={kind === 'athletes' ? 'athletes' : 'people'} search={searched} />
      <div className="mt-6 mb-4 flex flex-wrap items-end justify-between gap-4">
        <div className="grid">
          <p role="status" className="figures min-h-6 font-semibold">
            {isSimilar ? texts.similar(words.counted(0, false)) : found && words.counted(found.count, found.more)}
          </p>
          {/* Where the list is missing too, that says it for both. */}
          {count.isError && !count.data && first && (
            <FailedLine
              text={texts.countFailed}
              retryLabel={texts.retry}
              onRetry={() => void count.refetch()}
              pending={count.isFetching}
            />
          )}
        </div>
        <Select
          label={texts.order}
          value={typed.order ?? 'newest'}
          onValue={(order) => change({ ...typed, order: isOrder(order) ? order : undefined })}
          options={ORDERS.map((order) => ({ value: order, label: texts.orders[order] }))}
        />
      </div>
      <PeopleResults list={list} nothing={words.nothing} onClear={clearAll} />
    </div>
  )
}
