import { useLocale } from '../../lib/locale.tsx'
import type { WordedOrder } from './order-words.ts'
import { stepWords } from './step-words.ts'

/** What can be done with this order, in her language. */
export function useStepTexts(order: WordedOrder) {
  return stepWords(useLocale().language, order)
}
