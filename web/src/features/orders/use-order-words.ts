import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { orderTexts } from './order-texts.ts'
import { stateNames } from './state-names.ts'

/** A service is given and had where a thing is sent and arrives. */
const ofServices = defineTexts({
  en: {
    states: { sent: 'Given', received: 'Received' },
    leftUntil: { paid: 'to give it; then the buyer is refunded', sent: 'until it counts as given' },
  },
  es: {
    states: { sent: 'Prestado', received: 'Recibido' },
    leftUntil: { paid: 'para prestarlo; después se reembolsa a la compradora', sent: 'hasta que cuente como prestado' },
  },
})

/** How states and waits of an order are called. */
export function useOrderWords({ isService }: { isService: boolean }) {
  const states = useTexts(stateNames)
  const { leftUntil } = useTexts(orderTexts)
  const service = useTexts(ofServices)
  if (!isService) return { states, leftUntil }
  return { states: { ...states, ...service.states }, leftUntil: { ...leftUntil, ...service.leftUntil } }
}
