import { useTexts } from '../../../lib/locale.tsx'
import { labelOf } from '../sign-in/sign-in-settings.ts'
import { linkedTexts } from './linked-texts.ts'

/** Of an identity's provider, as people call it: an organisation is known by a number alone. */
export function useServiceName(): (provider: string) => string {
  const texts = useTexts(linkedTexts)
  return (provider) => {
    if (provider.startsWith('sso:')) return texts.byOrganisation
    if (provider === 'web3') return texts.byWallet
    return provider === 'email' ? texts.byEmail : provider === 'phone' ? texts.byPhone : labelOf(provider)
  }
}
