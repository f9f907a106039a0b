import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { securityTexts } from './security-texts.ts'

/** One part as a page: back to the overview, and its title, which stands there while the part is fetched. */
export function PartFrame({ title, children }: { title: string; children: ReactNode }) {
  const texts = useTexts(securityTexts)
  usePageTitle(title)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <Link
        href={addresses.security()}
        className="touch mb-2 -ms-2 inline-flex items-center gap-2 rounded-sm px-2 font-semibold text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {texts.back}
      </Link>
      <PageHeading title={title} />
      {children}
    </div>
  )
}

/** What a part holds, below its title. */
export const PartBody = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <>
    <p className="mt-2 max-w-prose text-lg text-muted">{lead}</p>
    <div className="mt-8 grid gap-8">{children}</div>
  </>
)

interface Asked<Data> {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** What is shown once it is here: before, its shape; where it could not be loaded, why nothing is there. */
export function WhenHere<Data>({ query, children }: { query: Asked<Data>; children: (data: Data) => ReactNode }) {
  const texts = useTexts(securityTexts)
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={texts.retry}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    )
  return (
    <Skeleton label={texts.loading}>
      <SkeletonRow start="words" />
      <SkeletonRow start="words" />
    </Skeleton>
  )
}
