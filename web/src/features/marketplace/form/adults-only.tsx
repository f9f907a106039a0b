import type { TradeRefusal } from '@heraia/contract/marketplace'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import * as profileAddresses from '../../../addresses/profiles.ts'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useHere } from '../../../lib/use-here.ts'
import { listingFormTexts } from './listing-form-texts.ts'

/** Selling asks for 18: why not, and what she can do. */
export function AdultsOnly({ because }: { because: TradeRefusal | null }) {
  const { adults: texts } = useTexts(listingFormTexts)
  const here = useHere()
  const isUnknown = because === 'birth_date_needed'
  return (
    <EmptyState
      title={texts.title}
      art="track"
      action={
        isUnknown ? (
          <ButtonLink href={profileAddresses.birthDate(here)} tone="primary">
            {texts.toProfile}
          </ButtonLink>
        ) : (
          <ButtonLink href={addresses.marketplace()}>{texts.toMarket}</ButtonLink>
        )
      }
    >
      {isUnknown ? texts.unknown : texts.minor}
    </EmptyState>
  )
}
