import type { SavedSearchId } from '@heraia/contract/ids'
import { FailedState } from '@heraia/ui/failed-state'
import { IconButton } from '@heraia/ui/icon-button'
import { Link } from '@heraia/ui/link'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { BellRing, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import * as addresses from '../../../addresses.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { marketTexts } from '../market-texts.ts'
import { useFilterNames } from '../search/filter-names.ts'
import { searchOf } from '../search/market-search.ts'
import { useMarketSearches } from '../search/use-market-searches.ts'

/** Each leads back to its results; she hears of new things until she deletes it. */
export function SavedSearchList() {
  const texts = useTexts(marketTexts)
  const errors = useTexts(errorTexts)
  const { query, forget } = useMarketSearches()
  const { searchName } = useFilterNames()
  const box = useRef<HTMLDivElement>(null)
  const taken = useRef<number | null>(null)
  const many = query.data?.items.length ?? 0
  useEffect(() => {
    if (taken.current === null || !box.current) return
    // The button that she pressed is gone: the next one takes its focus, or what says that there is none.
    const buttons = box.current.querySelectorAll('button')
    const next = many === 0 ? box.current : buttons[Math.min(taken.current, many - 1)]
    taken.current = null
    next?.focus()
  }, [many])
  function remove(id: SavedSearchId, at: number) {
    taken.current = at
    forget(id, {
      onError: () => {
        taken.current = null
      },
    })
  }
  if (query.isError && !query.data) {
    return (
      <FailedState
        title={texts.savedSearchesFailed}
        retryLabel={texts.retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      >
        {errorText(errors, query.error)}
      </FailedState>
    )
  }
  if (!query.data) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonLine width="50%" />
        <SkeletonLine width="35%" />
      </Skeleton>
    )
  }
  if (query.data.items.length === 0) {
    return (
      <div ref={box} tabIndex={-1} className="text-muted outline-none">
        <p className="font-semibold text-ink">{texts.savedSearchesEmpty}</p>
        <p>{texts.savedSearchesHelp}</p>
      </div>
    )
  }
  return (
    <div ref={box}>
      <ul className="divide-y divide-line border-y border-line">
        {query.data.items.map(({ id, filters }, at) => {
          const name = searchName(searchOf(filters))
          return (
            <li key={id} className="flex items-center gap-3">
              <BellRing aria-hidden="true" className="size-5 shrink-0 text-success-ink" />
              <Link
                href={addresses.marketplace(searchOf(filters))}
                dir="auto"
                className="inline-flex min-h-14 min-w-0 grow items-center font-semibold [overflow-wrap:anywhere] hover:underline"
              >
                {name}
              </Link>
              <IconButton
                label={texts.forgetSearch(name)}
                icon={<X aria-hidden="true" className="size-5" />}
                onClick={() => remove(id, at)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
