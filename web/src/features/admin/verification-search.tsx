import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { SearchField } from '@heraia/ui/search-field'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTexts } from '../../lib/locale.tsx'
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
  const navigate = useNavigate()
  const filters = readManagedFilters(useSearchParams()[0])
  const { q, verified } = filters
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={words.title} lead={words.lead} />
      {tabs}
      <Search
        key={q ?? ''}
        q={q ?? ''}
        label={words.search}
        onSearch={(q) => void navigate(addressOf({ q, verified }))}
      />
      <LinkTabs
        label={texts.states}
        className="mt-4"
        tabs={([undefined, 'yes', 'no'] as const).map((each) => ({
          href: addressOf({ q, verified: each }),
          label: words.state[each ?? 'all'],
          current: each === verified,
        }))}
      />
      {children(filters)}
    </div>
  )
}

function Search({ q, label, onSearch }: { q: string; label: string; onSearch: (q: string) => void }) {
  const texts = useTexts(verificationTexts)
  const [typed, setTyped] = useState(q)
  const change = (value: string) => {
    setTyped(value)
    if (value === '' && q !== '') onSearch('')
  }
  return (
    <SearchField
      className="mt-6"
      label={label}
      value={typed}
      onValue={change}
      onSearch={(value) => onSearch(value.trim())}
      clearLabel={texts.clear}
      maxLength={100}
    />
  )
}
