import type { Order } from '@heraia/contract/orders'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { stepTexts } from './step-texts.ts'
import type { OrderActs } from './use-order-acts.ts'

/** When a service is given: one proposes, the other agrees or proposes another time. */
export function Appointment({ order, acts: { appoint } }: { order: Order; acts: OrderActs }) {
  const texts = useTexts(stepTexts)
  const format = useFormat()
  const { appointment } = order
  const mayPropose = order.may.includes('appoint')
  const [typed, setTyped] = useState('')
  if (!appointment && !mayPropose) return null
  const isMine = appointment?.by === (order.side === 'buying' ? 'buyer' : 'seller')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (typed) appoint.mutate(new Date(typed).toISOString(), { onSuccess: () => setTyped('') })
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
            onValue={setTyped}
          />
          <Button type="submit" disabled={!typed} pending={appoint.isPending}>
            {texts.propose}
          </Button>
        </form>
      )}
    </section>
  )
}
