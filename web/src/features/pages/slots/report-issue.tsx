import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

/** The form knows then what it is about, and which page she came from. */
export function ReportIssue() {
  const texts = useTexts(slotTexts)
  return (
    <div>
      <ButtonLink href={addresses.contact('accessibility')} tone="primary">
        {texts.report}
      </ButtonLink>
    </div>
  )
}
