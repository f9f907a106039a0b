import type { Order } from '@heraia/contract/orders'
import { useTexts } from '../../lib/locale.tsx'
import { Stars } from '../../pieces/stars.tsx'
import { ReviewForm } from './review-form.tsx'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** What the two said of each other, once both have, or the week is over; and the form while she may write one. */
export function Reviews({ order, acts }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const { byBuyer, bySeller } = order.reviews
  const isMine = order.side === 'buying' ? byBuyer : order.side === 'selling' ? bySeller : null
  const isWaiting = isMine !== null && (byBuyer === null || bySeller === null)
  if (order.may.includes('review')) return <ReviewForm order={order} acts={acts} />
  if (!byBuyer && !bySeller) return null
  return (
    <section aria-labelledby="reviews" className="grid gap-4">
      <h2 id="reviews" className="text-lg">
        {texts.reviews}
      </h2>
      {byBuyer && <Review label={texts.byBuyer} review={byBuyer} />}
      {bySeller && <Review label={texts.bySeller} review={bySeller} />}
      {isWaiting && <p className="text-muted">{texts.hidden}</p>}
    </section>
  )
}

function Review({ label, review }: { label: string; review: { stars: number; text: string } }) {
  const texts = useTexts(stepTexts)
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-muted">{label}</figcaption>
      <Stars count={review.stars} label={texts.starsOf(review.stars)} />
      {review.text && (
        <blockquote dir="auto" className="[overflow-wrap:anywhere]">
          {review.text}
        </blockquote>
      )}
    </figure>
  )
}
