import type { Language } from '../../lib/languages.ts'
import type { WordedOrder } from './order-words.ts'
import { stepTexts } from './step-texts.ts'

/** What can be done with an order, in words that are true of what it is and how it is paid. */
export function stepWords(language: Language, { thing, method }: WordedOrder) {
  const texts = stepTexts[language]
  const arranged = method === 'arranged' ? texts.arranged : null
  const service = thing.isService ? { send: texts.acts.give, receive: texts.acts.got } : null
  return {
    ...texts,
    ...arranged,
    acts: { ...texts.acts, ...service, ...arranged?.acts },
    sure: { ...texts.sure, ...arranged?.sure },
  }
}
