import type { OrderState, PaymentMethod } from '@heraia/contract/orders'
import type { OrderSettings } from '../../../settings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface Timed {
  state: OrderState
  method: PaymentMethod | null
  /** The day that the two agreed on for a service; null for things, and until they agreed. */
  appointmentAt: Date | null
  /** Nothing ends by itself while the buyer's bank decides. */
  isWithBank: boolean
}

/** When the state that began at `since` ends by itself; null: never. */
export function dueAt(
  { state, method, appointmentAt, isWithBank }: Timed,
  since: Date,
  settings: OrderSettings,
): Date | null {
  if (isWithBank) return null
  const length = lengthOf(state, method, settings)
  if (length === null) return null
  // A service cannot be given before its day, however far off that is.
  const from = state === 'paid' && appointmentAt && appointmentAt > since ? appointmentAt : since
  return new Date(from.getTime() + length)
}

function lengthOf(state: OrderState, method: PaymentMethod | null, settings: OrderSettings): number | null {
  switch (state) {
    case 'offered':
    case 'accepted':
      return settings.offerHours * HOUR
    case 'reserved':
      return method === 'card' ? settings.payMinutes * MINUTE : settings.arrangeDays * DAY
    case 'paid':
      return settings.sendDays * DAY
    case 'sent':
      return settings.receiveDays * DAY
    case 'received':
      return settings.approveHours * HOUR
    case 'disputed':
      return settings.disputeDays * DAY
    default:
      return null
  }
}
