import type { PublicContent } from '@heraia/contract/moderation'
import { Button } from '@heraia/ui/button'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import * as staffAddresses from '../../../addresses/staff.ts'
import * as addresses from '../../../addresses.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { PriceTag } from '../../../pieces/price-tag.tsx'
import { ofSearch } from './content-queries.ts'
import { contentTexts } from './content-texts.ts'
import { CoveredMedium } from './covered-medium.tsx'
import { RemoveContent } from './remove-content.tsx'

/** One thing as everybody reads it, its pictures covered, and what the staff can do about it. Its words are to read, not to press. */
export function ContentItem({ content }: { content: PublicContent }) {
  const texts = useTexts(contentTexts)
  const { locale } = useLocale()
  const { author, title, text, price, media, publishedAt, kind } = content
  return (
    <li className="grid gap-3 py-5">
      <PersonLine person={author}>
        <span className="flex flex-wrap items-center gap-x-3">
          <Link
            href={staffAddresses.content(ofSearch({ kind, by: author.handle }))}
            aria-label={`@${author.handle}: ${texts.moreOf(author.name)}`}
            className="link inline-flex min-h-11 items-center"
          >
            <span dir="ltr">@{author.handle}</span>
          </Link>
          <Time locale={locale} at={publishedAt} />
        </span>
      </PersonLine>
      {title !== null && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span dir="auto" className="text-lg font-semibold [overflow-wrap:anywhere]">
            {title}
          </span>
          {price && <PriceTag price={price} size="small" />}
        </p>
      )}
      {(text !== '' || media.length === 0) && (
        <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text || texts.nothingWritten}
        </p>
      )}
      {media.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {media.map((medium) => (
            <CoveredMedium key={medium.id} medium={medium} />
          ))}
        </ul>
      )}
      <Acts content={content} />
    </li>
  )
}

function Acts({ content }: { content: PublicContent }) {
  const texts = useTexts(contentTexts)
  const [isRemoving, setRemoving] = useState(false)
  const { author, openReports, reportId, may } = content
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
      {may.remove ? (
        <Button onClick={() => setRemoving(true)} aria-label={texts.removeOf(author.name)}>
          {texts.remove}
        </Button>
      ) : (
        <p className="text-muted">{texts.own}</p>
      )}
      <Link
        href={placeOf(content)}
        aria-label={texts.seeOf(author.name)}
        className="link inline-flex min-h-11 items-center"
      >
        {texts.see}
      </Link>
      {reportId && (
        <Link
          href={staffAddresses.report(reportId)}
          className="link inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <Flag aria-hidden="true" className="size-5 text-danger-ink" />
          {texts.reports(openReports)}
        </Link>
      )}
      {isRemoving && <RemoveContent content={content} onClose={() => setRemoving(false)} />}
    </div>
  )
}

function placeOf({ kind, id, postId }: PublicContent): string {
  if (kind === 'listing') return addresses.listing(id)
  return kind === 'comment' && postId ? addresses.post(postId, id) : addresses.post(id)
}
