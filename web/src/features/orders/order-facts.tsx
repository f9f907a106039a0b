import type { Order } from '@heraia/contract/orders'
import type { PersonChip } from '@heraia/contract/person'
import { Banner } from '@heraia/ui/banner'
import { ButtonLink } from '@heraia/ui/button-link'
import { Link } from '@heraia/ui/link'
import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PersonLine } from '../../pieces/person-line.tsx'
import { orderTexts } from './order-texts.ts'
import { ThingPicture } from './thing-picture.tsx'

/** Thing, people, price, payment and where it goes. */
export function OrderFacts({ order }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const { money } = useFormat()
  const { thing, total, quantity, unitCents, shippingCents, delivery } = order
  const price = (cents: number) => money(cents, total.currency)
  return (
    <aside className="grid gap-5 rounded-lg border border-line bg-raised p-5">
      <div className="flex gap-3">
        <ThingPicture thing={thing} className="size-20 shrink-0 rounded-md" />
        {thing.id && order.isThingShown ? (
          <Link href={addresses.listing(thing.id)} dir="auto" className="link min-w-0 [overflow-wrap:anywhere]">
            {thing.title}
          </Link>
        ) : (
          <p dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {thing.title}
          </p>
        )}
      </div>
      {order.side !== 'selling' && <Party label={texts.seller} person={order.seller} />}
      {order.side !== 'buying' && <Party label={texts.buyer} person={order.buyer} />}
      <MessageOther order={order} />
      <dl className="figures grid gap-3 border-t border-line pt-4">
        <Fact label={texts.price}>
          {price(unitCents)}
          {quantity > 1 && ` × ${quantity}`}
        </Fact>
        {delivery === 'shipping' && (
          <Fact label={texts.shipping}>
            {[order.shippingName, shippingCents === 0 ? texts.free : price(shippingCents)].filter(Boolean).join(' · ')}
          </Fact>
        )}
        <Fact label={texts.total}>
          <strong>{price(total.cents)}</strong>
        </Fact>
        {order.method && <Fact label={texts.payment}>{texts.methods[order.method]}</Fact>}
        {delivery && !thing.isService && <Fact label={texts.delivery}>{texts.deliveries[delivery]}</Fact>}
        {order.address && <Fact label={texts.address}>{order.address}</Fact>}
        {order.tracking && <Fact label={texts.tracking}>{order.tracking}</Fact>}
      </dl>
      <Protection order={order} />
    </aside>
  )
}

function Protection({ order: { method, money, state } }: { order: Order }) {
  const texts = useTexts(orderTexts)
  if (method === null) return null
  if (money === 'refund_due') {
    return <Banner tone="notice">{method === 'card' ? texts.moneyOnWay : texts.moneyOwed}</Banner>
  }
  // Nothing was paid and nothing will be: nobody holds anything.
  const isOver = money === 'none' && (state === 'cancelled' || state === 'expired')
  if (isOver || (money !== 'none' && money !== 'held')) return null
  return method === 'card' ? (
    <Banner tone="success">{texts.protected}</Banner>
  ) : (
    <Banner tone="notice">{texts.unprotected}</Banner>
  )
}

function Party({ label, person }: { label: string; person: PersonChip | null }) {
  const texts = useTexts(orderTexts)
  return (
    <div className="grid gap-2">
      <p className="text-sm text-muted">{label}</p>
      {person ? <PersonLine person={person} /> : <p>{texts.somebodyGone}</p>}
    </div>
  )
}

/** To the conversation of the two, where the order stands too. */
function MessageOther({ order: { side, seller, buyer } }: { order: Order }) {
  const texts = useTexts(orderTexts)
  const other = side === 'buying' ? seller : side === 'selling' ? buyer : null
  if (!other) return null
  return (
    <ButtonLink
      href={addresses.messagesWith(other.id)}
      size="small"
      icon={<MessageCircle aria-hidden="true" className="size-4" />}
    >
      {texts.message(other.name)}
    </ButtonLink>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  )
}
