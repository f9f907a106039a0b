import { ButtonLink } from '@heraia/ui/button-link'
import { useSyncExternalStore } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

const never = () => () => undefined

/** Of this site, as far as the browser says. Before this runs, entry-still.ts does the same. */
function pageBefore(): string | undefined {
  if (!URL.canParse(document.referrer)) return undefined
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : undefined
}

/** The form knows then what it is about, and which page she came from. */
export function ReportIssue() {
  const texts = useTexts(slotTexts)
  const cameFrom = useSyncExternalStore(never, pageBefore, () => undefined)
  return (
    <div>
      <ButtonLink href={addresses.contact('accessibility', cameFrom)} tone="primary" data-came-from>
        {texts.report}
      </ButtonLink>
    </div>
  )
}
