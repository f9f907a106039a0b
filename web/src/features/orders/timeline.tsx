import type { Order, OrderDeed, TimelineEvent } from '@heraia/contract/orders'
import { Time } from '@heraia/ui/time'
import type { Format } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { deedTexts } from './deed-texts.ts'
import { orderTexts } from './order-texts.ts'

/** What happened, oldest first, and what they wrote. */
export function Timeline({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const { locale } = useLocale()
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-lg">
        {texts.timeline}
      </h2>
      <ol className="mt-4 grid gap-5 border-s-2 border-line ps-5">
        {order.events.map((event) => (
          <li key={event.id} className="relative">
            <span
              aria-hidden="true"
              className="absolute start-[--spacing(-6.76)] top-1.5 size-3 rounded-full border-2 border-surface bg-accent"
            />
            <Sentence order={order} event={event} />
            {event.note && event.deed !== 'appointed' && event.deed !== 'agreed' && (
              <p dir="auto" className="mt-1 rounded-md bg-sunken p-3 whitespace-pre-line [overflow-wrap:anywhere]">
                {event.note}
              </p>
            )}
            <p className="text-sm text-muted">
              <Time at={event.at} locale={locale} look="moment" />
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sentence({ order, event }: { order: Order; event: TimelineEvent }) {
  const words = useTexts(deedTexts)
  const texts = useTexts(orderTexts)
  const format = useFormat()
  const { thing, delivery } = order
  const way: Partial<typeof words.service> = thing.isService ? words.service : delivery === 'pickup' ? words.pickup : {}
  const arranged: Partial<typeof words.arranged> = order.method === 'arranged' ? words.arranged : {}
  // That time ran out because it was over says nothing.
  const reason = event.deed === 'expired' && event.because === 'time_up' ? null : event.because
  const because = reason ? ` (${words.because[reason]})` : ''
  if (event.by === null) {
    const byItself: Partial<Record<OrderDeed, string>> = {
      ...words.byItself,
      ...way.byItself,
      ...arranged.byItself,
    }
    return <p className="font-semibold">{(byItself[event.deed] ?? words.deeds[event.deed]) + because}</p>
  }
  const isMe = order.side === sides[event.by]
  const ofStaff = event.by === 'staff' ? (isMe ? arranged.ownOfStaff : arranged.byStaff) : undefined
  const deeds = isMe
    ? { ...words.own, ...way.own, ...arranged.own, ...ofStaff }
    : { ...words.deeds, ...way.deeds, ...arranged.deeds, ...ofStaff }
  return (
    <p>
      <strong dir="auto">{isMe ? words.you : nameOf(event.by, order, words.staff, texts.somebodyGone)}</strong>{' '}
      {deeds[event.deed]}
      {detailOf(event, order, format)}
      {because}
    </p>
  )
}

const sides = { buyer: 'buying', seller: 'selling', staff: 'staff' } as const

const nameOf = (by: 'buyer' | 'seller' | 'staff', order: Order, staff: string, gone: string): string =>
  by === 'staff' ? staff : (order[by]?.name ?? gone)

/** The price of an offer, the time of an appointment. */
function detailOf({ cents, deed, note }: TimelineEvent, { total }: Order, format: Format): string {
  if (cents !== null) return ` ${format.money(cents, total.currency)}`
  if (note && (deed === 'appointed' || deed === 'agreed')) return ` ${format.date(note)}, ${format.time(note)}`
  return ''
}
