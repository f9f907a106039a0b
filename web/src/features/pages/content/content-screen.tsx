import type { ContentPage } from '@heraia/contract/content'
import { classNames } from '@heraia/ui/class-names.ts'
import type { ArtScene } from '@heraia/ui/drawn-art'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import { useContent } from '../../../lib/content.ts'
import { isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { StillArt } from '../../../pieces/still-art.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'
import { PublishedOn, UpdatedOn } from './content-date.tsx'
import { ContentSections, type Slots } from './content-sections.tsx'
import { contentTexts } from './content-texts.ts'

export interface ContentScreenProps {
  /** Below content/: `about`, `learn/warm-up`. */
  name: string
  /** What stands where the text says `::figures::`. */
  slots?: (page: ContentPage) => Slots
  /** Beside the heading. */
  actions?: ReactNode
  above?: (page: ContentPage) => ReactNode
  /** Between heading and text. */
  opening?: (page: ContentPage) => ReactNode
  below?: (page: ContentPage) => ReactNode
  size?: 'page' | 'cover'
  /** A drawing beside the heading. */
  scene?: ArtScene
  /** `reading`: one column, as wide as is easy to read. */
  width?: 'wide' | 'reading'
}

const widths = { wide: 'max-w-5xl md:gap-14', reading: 'max-w-3xl' }

/** A page of text: what its Markdown says, with the live parts of the product in between. */
export function ContentScreen(props: ContentScreenProps) {
  const { name, slots, actions, above, opening, below, size = 'cover', scene, width = 'wide' } = props
  const { data: page, error, refetch, isFetching } = useContent(name)
  const texts = useTexts(contentTexts)
  usePageTitle(page?.title)
  if (error && isNotFound(error)) return <NotFoundScreen />
  if (error) {
    return (
      <div className="grid min-h-[60dvh] place-items-center">
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void refetch()}
          pending={isFetching}
        />
      </div>
    )
  }
  if (!page) return <ContentSkeleton />
  return (
    <article className={classNames('mx-auto grid w-full gap-10 px-4 py-10 md:py-16', widths[width])}>
      <div className={classNames('grid gap-3', scene && 'lg:grid-cols-[1fr_22rem] lg:gap-x-10')}>
        {scene && (
          <StillArt
            seed={name}
            scene={scene}
            className="aspect-[5/2] overflow-hidden rounded-lg lg:order-1 lg:row-span-3 lg:aspect-[4/3]"
          />
        )}
        {above?.(page)}
        <PageHeading size={size} kicker={page.kicker} title={page.title} lead={page.lead} actions={actions} />
        {page.updated && !page.topic && <UpdatedOn day={page.updated} />}
        {page.published && !page.employment && <PublishedOn day={page.published} />}
        {opening?.(page)}
      </div>
      <ContentSections page={page} slots={slots?.(page) ?? {}} />
      {below?.(page)}
    </article>
  )
}

function ContentSkeleton() {
  const texts = useTexts(contentTexts)
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-16">
      <Skeleton label={texts.loading}>
        <SkeletonLine width="50%" />
        <SkeletonLine width="80%" />
        <SkeletonBox className="h-96" />
      </Skeleton>
    </div>
  )
}
