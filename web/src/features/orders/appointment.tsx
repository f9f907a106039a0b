import type { Order } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { serverNow } from '@heraia/ui/minute-clock.ts'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { orderReasons } from './order-errors.ts'
import { readTime, type WrongTime } from './service-time.ts'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** When a service is given: one proposes, the other agrees or proposes another time. */
export function Appointment({ order, acts: { appoint } }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const format = useFormat()
  const { appointment } = order
  const mayPropose = order.may.includes('appoint')
  const words = useTexts(orderReasons)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<WrongTime | null>(null)
  if (!appointment && !mayPropose) return null
  const isMine = appointment?.by === (order.side === 'buying' ? 'buyer' : 'seller')
  const send = (event: FormEvent) => {
    event.preventDefault()
    const time = readTime(typed, serverNow())
    setWrong('wrong' in time ? time.wrong : null)
    if ('at' in time) appoint.mutate(time.at, { onSuccess: () => setTyped('') })
  }
  return (
    <section aria-labelledby="appointment" className="grid gap-4">
      <h2 id="appointment" className="text-lg">
        {texts.appointment}
      </h2>
      {appointment && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          <span>
            {appointment.agreed ? texts.agreed : isMine ? texts.proposed.you : texts.proposed.other}{' '}
            <strong className="figures">
              {format.date(appointment.at)}, {format.time(appointment.at)}
            </strong>
          </span>
          {mayPropose && !appointment.agreed && !isMine && (
            <Button tone="primary" onClick={() => appoint.mutate(appointment.at)} pending={appoint.isPending}>
              {texts.agree}
            </Button>
          )}
        </p>
      )}
      {mayPropose && (
        <form onSubmit={send} className="flex flex-wrap items-end gap-2">
          <Field
            type="datetime-local"
            label={appointment ? texts.proposeOther : texts.propose}
            value={typed}
            onValue={(value) => {
              setTyped(value)
              setWrong(null)
            }}
            error={wrong ? words[wrong] : undefined}
          />
          <Button type="submit" disabled={!typed} pending={appoint.isPending}>
            {texts.propose}
          </Button>
        </form>
      )}
    </section>
  )
}
