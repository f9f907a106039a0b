import type { Order, TimelineEvent } from '@heraia/contract/orders'
import { Time } from '@heraia/ui/time'
import { type Format } from '../../lib/format.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { orderTexts } from './order-texts.ts'
import { stepTexts } from './step-texts.ts'
import { useOrderWords } from './use-order-words.ts'

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
              className="absolute -start-[1.69rem] top-1.5 size-3 rounded-full border-2 border-surface bg-accent"
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
  const steps = useTexts(stepTexts)
  const texts = useTexts(orderTexts)
  const format = useFormat()
  const { deeds, byItself } = useOrderWords(order.thing)
  const because = event.because ? ` (${steps.because[event.because]})` : ''
  if (event.by === null) {
    const said = byItself[event.deed as keyof typeof byItself] ?? deeds[event.deed]
    return <p className="font-semibold">{said + because}</p>
  }
  const person = event.by === 'staff' ? null : order[event.by]
  const isMe = order.side === (event.by === 'buyer' ? 'buying' : event.by === 'seller' ? 'selling' : 'staff')
  const name = isMe ? steps.you : event.by === 'staff' ? steps.staff : (person?.name ?? texts.somebodyGone)
  return (
    <p>
      <strong dir="auto">{name}</strong> {deeds[event.deed]}
      {detailOf(event, order, format)}
      {because}
    </p>
  )
}

/** The price of an offer, the time of an appointment. */
function detailOf({ cents, deed, note }: TimelineEvent, { total }: Order, format: Format): string {
  if (cents !== null) return ` ${format.money(cents, total.currency)}`
  if (note && (deed === 'appointed' || deed === 'agreed')) return ` ${format.date(note)}, ${format.time(note)}`
  return ''
}
