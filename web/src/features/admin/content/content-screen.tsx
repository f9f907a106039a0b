import { EmptyState } from '@heraia/ui/empty-state'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { useAddressSearch } from '../../../pieces/use-address-search.ts'
import { ContentItem } from './content-item.tsx'
import { type ContentSearch, contentList, KINDS, ofSearch, readContentSearch } from './content-queries.ts'
import { ContentSearchForm } from './content-search.tsx'
import { contentTexts } from './content-texts.ts'

/** What everybody reads, for the staff to look through; what she looks for stands in the address. */
export function ContentScreen() {
  const texts = useTexts(contentTexts)
  const { typed, change, searchNow, searched } = useAddressSearch<ContentSearch>({
    read: readContentSearch,
    write: (search) => new URLSearchParams(staffAddresses.content(ofSearch(search)).split('?')[1]),
  })
  const shown = searched.kind ?? 'post'
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <ContentSearchForm typed={typed} onType={change} onSearch={searchNow} />
      <LinkTabs
        label={texts.kinds}
        className="mt-6"
        tabs={KINDS.map((kind) => ({
          href: staffAddresses.content(ofSearch({ ...searched, kind })),
          label: texts.kind[kind],
          current: kind === shown,
        }))}
      />
      <Found key={JSON.stringify(searched)} search={searched} />
    </div>
  )
}

function Found({ search }: { search: ContentSearch }) {
  const texts = useTexts(contentTexts)
  const isNarrow = search.q !== undefined || search.by !== undefined
  return (
    <Lines
      list={useInfiniteList(contentList(search))}
      words={texts}
      label={texts.kind[search.kind ?? 'post']}
      lineOf={(content) => <ContentItem key={content.id} content={content} />}
      empty={<EmptyState title={isNarrow ? texts.notFound : texts.none}>{isNarrow && texts.notFoundHelp}</EmptyState>}
    />
  )
}
