import type { Order } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { RadioGroup } from '@heraia/ui/radio-group'
import { TextArea } from '@heraia/ui/text-area'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

const NOTHING = { stars: '', words: '' }

/** Stars and a few words for the other one. */
export function ReviewForm({ order, acts: { review } }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const { date } = useFormat()
  const draft = useDraft(`review:${order.id}`, NOTHING)
  const { stars, words } = draft.value
  const change = (part: Partial<typeof NOTHING>) => draft.change((now) => ({ ...now, ...part }))
  const [isMissing, setIsMissing] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(stars === '')
    if (stars !== '') review.mutate({ stars: Number(stars), words: words.trim() }, { onSuccess: () => draft.sent() })
  }
  return (
    <form
      onSubmit={send}
      noValidate
      aria-labelledby="review"
      className="grid gap-4 rounded-lg border border-line bg-raised p-5"
    >
      <h2 id="review" className="text-lg">
        {texts.reviewTitle}
      </h2>
      <RadioGroup
        label={texts.stars}
        look="tiles"
        name="stars"
        value={stars}
        onValue={(chosen) => change({ stars: chosen })}
        options={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: texts.starsOf(count) }))}
        error={isMissing && stars === '' ? texts.starsRequired : undefined}
        required
      />
      <TextArea
        label={texts.reviewWords}
        value={words}
        onValue={(written) => change({ words: written })}
        maxLength={1000}
      />
      {order.reviewUntil && <p className="text-sm text-muted">{texts.reviewHint(date(order.reviewUntil))}</p>}
      <Button type="submit" tone="primary" pending={review.isPending} className="justify-self-start">
        {texts.sendReview}
      </Button>
    </form>
  )
}
