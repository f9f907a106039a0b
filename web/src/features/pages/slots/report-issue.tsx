import { ButtonLink } from '@heraia/ui/button-link'
import { useSyncExternalStore } from 'react'
import * as addresses from '../../../addresses.ts'
import { basePath } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { slotTexts } from './slot-texts.ts'

const never = () => () => undefined

/**
 * The page of this site that stood in this tab before, whether the browser loaded this one or the product led here; a
 * browser that does not tell (it lacks the Navigation API) knows it of a load alone. Before this runs, entry-still.ts
 * does the same.
 */
function pageBefore(): string | undefined {
  const entries = 'navigation' in window ? window.navigation.entries() : []
  const now = 'navigation' in window ? (window.navigation.currentEntry?.index ?? 0) : 0
  const earlier = entries.slice(0, now).map(({ url }) => url ?? '')
  const pages = [document.referrer, ...earlier].filter((url) => URL.canParse(url)).map((url) => new URL(url))
  const before = pages.findLast(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
  return before?.pathname.slice(basePath.length)
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
