import { asTag } from '@heraia/contract/tags'
import { FilterChip } from '@heraia/ui/chip'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { useNavigate, useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { Composer } from '../features/feed/composer.tsx'
import { feedTexts } from '../features/feed/feed-texts.ts'
import { FirstSteps } from '../features/feed/first-steps.tsx'
import { Timeline } from '../features/feed/timeline.tsx'
import { useTexts } from '../lib/locale.tsx'
import { usePageTitle } from '../lib/page-title.ts'

export function Component() {
  const texts = useTexts(feedTexts)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const scope = query.get('tab') === 'following' ? 'following' : 'everybody'
  const tag = asTag(query.get('tag') ?? '') ?? undefined
  usePageTitle(tag && texts.tagged(tag))
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={tag ? texts.tagged(tag) : texts.title} />
      {!tag && <FirstSteps />}
      <div className="mt-6">
        <Composer />
      </div>
      {tag ? (
        <p className="py-4">
          <FilterChip removeLabel={texts.allPosts} onRemove={() => void navigate(addresses.feed())}>
            {texts.tagged(tag)}
          </FilterChip>
        </p>
      ) : (
        <LinkTabs
          label={texts.tabs}
          tabs={[
            { href: addresses.feed(), label: texts.everybody, current: scope === 'everybody' },
            { href: addresses.feed('following'), label: texts.following, current: scope === 'following' },
          ]}
        />
      )}
      <Timeline scope={tag ? 'everybody' : scope} tag={tag} />
    </div>
  )
}
