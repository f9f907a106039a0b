import { useTexts } from '../../lib/locale.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { orderTexts } from './order-texts.ts'
import { stateNames } from './state-names.ts'
import { stepTexts } from './step-texts.ts'

/** A service is given and had where a thing is sent and arrives. */
const ofServices = defineTexts({
  en: {
    states: { sent: 'Given', received: 'Had' },
    deeds: { sent: 'gave the service', received: 'had the service' },
    byItself: { received: 'The service counts as given' },
    leftUntil: { paid: 'to give it; then the buyer is refunded', sent: 'until it counts as given' },
  },
  es: {
    states: { sent: 'Dado', received: 'Tenido' },
    deeds: { sent: 'dice que ha dado el servicio', received: 'dice que ha tenido el servicio' },
    byItself: { received: 'El servicio cuenta como dado' },
    leftUntil: { paid: 'para darlo; después se reembolsa a la compradora', sent: 'hasta que cuente como dado' },
  },
})

/** How states, deeds and waits of an order are called. */
export function useOrderWords({ isService }: { isService: boolean }) {
  const states = useTexts(stateNames)
  const { deeds, byItself } = useTexts(stepTexts)
  const { leftUntil } = useTexts(orderTexts)
  const service = useTexts(ofServices)
  if (!isService) return { states, deeds, byItself, leftUntil }
  return {
    states: { ...states, ...service.states },
    deeds: { ...deeds, ...service.deeds },
    byItself: { ...byItself, ...service.byItself },
    leftUntil: { ...leftUntil, ...service.leftUntil },
  }
}
