import type { PersonId } from '@heraia/contract/ids'
import type { PersonReview } from '@heraia/contract/orders'
import { Time } from '@heraia/ui/time'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { Stars } from '../../../pieces/stars.tsx'
import { sellerReviews } from '../market-queries.ts'
import { sellerTexts } from './seller-texts.ts'

/** Of completed orders only. */
export function SellerReviews({ id }: { id: PersonId }) {
  const texts = useTexts(sellerTexts)
  return (
    <Lines
      list={useInfiniteList(sellerReviews(id))}
      words={{ ...texts, failed: texts.reviewsFailed }}
      rows="words"
      label={texts.reviews}
      className="max-w-3xl"
      lineOf={(review) => <Review key={review.id} review={review} />}
      empty={<p className="text-muted">{texts.noReviews}</p>}
    />
  )
}

function Review({ review: { by, stars, text, thing, at } }: { review: PersonReview }) {
  const texts = useTexts(sellerTexts)
  const { locale } = useLocale()
  return (
    <li className="grid gap-2 py-5">
      <Stars count={stars} label={texts.starsOf(stars)} />
      {text && (
        <blockquote dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {text}
        </blockquote>
      )}
      <p dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
        {texts.bought(thing)}
      </p>
      {by ? (
        <PersonLine person={by}>
          <Time at={at} locale={locale} look="date" />
        </PersonLine>
      ) : (
        <p className="text-sm text-muted">
          {texts.somebody} · <Time at={at} locale={locale} look="date" />
        </p>
      )}
    </li>
  )
}
