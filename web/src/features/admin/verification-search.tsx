import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { SEARCH_MAX } from '../../pieces/searchable.ts'
import { useAddressSearch } from '../../pieces/use-address-search.ts'
import { type ManagedFilters, readManagedFilters } from './admin-queries.ts'
import { verificationTexts } from './verification-texts.ts'

interface VerificationSearchProps {
  words: { title: string; lead: string; search: string; state: Record<'all' | 'yes' | 'no', string> }
  addressOf: (filters: ManagedFilters) => string
  /** Below the title. */
  tabs?: ReactNode
  /** Who is found. */
  children: (filters: ManagedFilters) => ReactNode
}

/** Where the staff looks for whom it verifies; the search stands in the address. */
export function VerificationSearch({ words, addressOf, tabs, children }: VerificationSearchProps) {
  const texts = useTexts(verificationTexts)
  const { typed, change, searchNow, searched } = useAddressSearch<ManagedFilters>({
    read: readManagedFilters,
    write: (filters) => new URLSearchParams(addressOf(filters).split('?')[1]),
  })
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={words.title} lead={words.lead} />
      {tabs}
      <SearchField
        className="mt-6"
        label={words.search}
        value={typed.q ?? ''}
        onValue={(q) => change({ ...typed, q })}
        onSearch={searchNow}
        clearLabel={texts.clear}
        maxLength={SEARCH_MAX}
      />
      <LinkTabs
        label={texts.states}
        className="mt-4"
        tabs={([undefined, 'yes', 'no'] as const).map((each) => ({
          href: addressOf({ ...searched, verified: each }),
          label: words.state[each ?? 'all'],
          current: each === searched.verified,
        }))}
      />
      {children(searched)}
    </div>
  )
}
