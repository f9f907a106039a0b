import type { OrderCard } from '@heraia/contract/orders'
import type { PersonChip } from '@heraia/contract/person'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PersonLine } from '../../pieces/person-line.tsx'
import { buyTexts } from './buy-texts.ts'
import { ThingPicture } from './thing-picture.tsx'

interface OrderSummaryProps {
  thing: OrderCard['thing']
  seller: PersonChip
  quantity: number
  unitCents: number
  shippingCents: number
  totalCents: number
  currency: string
}

/** What she is about to buy, of whom, and what it costs; it says the total aloud when that changes. */
export function OrderSummary({ thing, seller, currency, ...cost }: OrderSummaryProps) {
  const texts = useTexts(buyTexts)
  const { money } = useFormat()
  const price = (cents: number) => (cents === 0 ? texts.free : money(cents, currency))
  const many = cost.quantity > 1 ? ` × ${cost.quantity}` : ''
  return (
    <section aria-labelledby="summary" className="grid gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 id="summary" className="text-lg">
        {texts.summary}
      </h2>
      <div className="flex gap-3">
        <ThingPicture thing={thing} className="size-20 shrink-0 rounded-md" />
        <p dir="auto" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {thing.title}
        </p>
      </div>
      <PersonLine person={seller} />
      <dl className="figures grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4">
        <dt className="text-muted">
          {texts.price}
          {many}
        </dt>
        <dd className="text-end">{price(cost.unitCents * cost.quantity)}</dd>
        {!thing.isService && (
          <>
            <dt className="text-muted">{texts.shipping}</dt>
            <dd className="text-end">{price(cost.shippingCents)}</dd>
          </>
        )}
        <dt className="font-semibold">{texts.total}</dt>
        <dd aria-live="polite" className="text-end font-semibold">
          {money(cost.totalCents, currency)}
        </dd>
      </dl>
    </section>
  )
}
