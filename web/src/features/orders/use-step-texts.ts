import { useLocale } from '../../lib/locale.tsx'
import { type SteppedOrder, stepWords } from './step-words.ts'

/** What can be done with this order, in her language. */
export function useStepTexts(order: SteppedOrder) {
  return stepWords(useLocale().language, order)
}
