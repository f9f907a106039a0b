import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useFormat } from '../../lib/use-format.ts'
import { PersonLine } from '../../pieces/person-line.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { CoveredMedia } from '../feed/covered-media.tsx'
import { Invitation } from './invitation.tsx'
import { NotOutside } from './not-outside.tsx'
import { outsidePost } from './outside-queries.ts'
import { outsideTexts } from './outside-texts.ts'

/** A public post for who is not signed in. */
export function OutsidePost({ id }: { id: string }) {
  const texts = useTexts(outsideTexts)
  const { locale } = useFormat()
  const { data, error, refetch } = useQuery(outsidePost(id))
  usePageTitle(data && texts.postBy(data.author.name))
  if (!data) return <NotOutside error={error} onRetry={() => void refetch()} />
  const { author, text, media, createdAt, likes, comments } = data
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-8 md:py-12">
      <PageHeading title={texts.postBy(author.name)} />
      <PersonLine person={author}>
        <Time at={createdAt} locale={locale} look="date" />
      </PersonLine>
      {text && (
        <p dir="auto" className="text-lg whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
      {media.length > 0 && (
        <CoveredMedia media={media}>
          <div className="grid gap-6">
            {media.map(({ id: mediaId, picture }) => (
              <ShownPicture
                key={mediaId}
                picture={picture}
                alt={picture.alt}
                sizes="42rem"
                className="w-full rounded-md"
              />
            ))}
          </div>
        </CoveredMedia>
      )}
      <p className="figures text-muted">
        {texts.likes(likes)} · {texts.comments(comments)}
      </p>
      <Invitation words={texts.seePost} />
    </div>
  )
}
