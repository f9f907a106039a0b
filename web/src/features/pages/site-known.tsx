import type { SiteInfo } from '@heraia/contract/site'
import { FailedState } from '@heraia/ui/failed-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'

const texts = defineTexts({
  en: { failed: 'This could not be loaded.', retry: 'Retry' },
  es: { failed: 'No se pudo cargar.', retry: 'Reintentar' },
})

/** A part of a page that is made of what the operator set: where that is not known, it does not look as if there were none. */
export function SiteKnown({ children }: { children: (site: SiteInfo) => ReactNode }) {
  const query = useQuery(api.site.info.queryOptions())
  return query.data ? children(query.data) : query.isError && <NotKnown query={query} />
}

/** In the place of such a part. */
export function NotKnown({ query }: { query: { isFetching: boolean; refetch: () => unknown } }) {
  const { failed, retry } = useTexts(texts)
  return (
    <FailedState title={failed} retryLabel={retry} onRetry={() => void query.refetch()} pending={query.isFetching} />
  )
}
