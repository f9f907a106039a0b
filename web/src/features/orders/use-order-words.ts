import { useLocale } from '../../lib/locale.tsx'
import { orderWords, type WordedOrder } from './order-words.ts'

/** How states and waits of this order are called, in her language. */
export function useOrderWords(order: WordedOrder) {
  return orderWords(useLocale().language, order)
}
