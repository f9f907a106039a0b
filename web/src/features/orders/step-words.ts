import type { Language } from '../../lib/languages.ts'
import type { WordedOrder } from './order-words.ts'
import { stepTexts } from './step-texts.ts'

/** What can be done with an order, in words that are true of what it is and how it is paid. */
export function stepWords(language: Language, { thing, method, delivery }: WordedOrder) {
  const texts = stepTexts[language]
  const arranged = method === 'arranged' ? texts.arranged : null
  const way = thing.isService ? texts.service : delivery === 'pickup' ? texts.pickup : null
  return {
    ...texts,
    ...arranged,
    acts: { ...texts.acts, ...way?.acts, ...arranged?.acts },
    /** null: there is nothing that could be tracked. */
    tracking: way ? null : texts.tracking,
    sure: { ...texts.sure, ...arranged?.sure },
  }
}
