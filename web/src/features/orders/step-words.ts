import type { OrderCard } from '@heraia/contract/orders'
import type { Language } from '../../lib/languages.ts'
import type { WordedOrder } from './order-words.ts'
import { stepTexts } from './step-texts.ts'

/** What can be done with it depends also on where it stands. */
export type SteppedOrder = WordedOrder & Pick<OrderCard, 'state'>

/** What can be done with an order, in words that are true of what it is and how it is paid. */
export function stepWords(language: Language, { thing, method, delivery, state }: SteppedOrder) {
  const texts = stepTexts[language]
  const arranged = method === 'arranged' ? texts.arranged : null
  const way = thing.isService ? texts.service : delivery === 'pickup' ? texts.pickup : null
  // By a price that was agreed on nothing is held, and of a service there is no piece.
  const cancel =
    state === 'accepted' ? texts.sure.cancelAgreed : thing.isService ? texts.sure.cancelService : texts.sure.cancel
  return {
    ...texts,
    ...arranged,
    acts: { ...texts.acts, ...way?.acts, ...arranged?.acts },
    /** null: there is nothing that could be tracked. */
    tracking: way ? null : texts.tracking,
    sure: { ...texts.sure, cancel, ...arranged?.sure },
  }
}
