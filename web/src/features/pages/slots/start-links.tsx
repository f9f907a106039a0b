import { ButtonLink } from '@heraia/ui/button-link'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { slotTexts } from './slot-texts.ts'

/** Of the Learn page's head: who is here already goes on to the articles. */
export function GetStarted() {
  const texts = useTexts(slotTexts)
  const { isAuthenticated } = useSession()
  const place = isAuthenticated
    ? { href: '#resources', words: texts.toArticles }
    : { href: addresses.register(), words: texts.getStarted }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={place.href} tone="primary" size="large">
        {place.words}
      </ButtonLink>
      {isAuthenticated && (
        <ButtonLink href={addresses.savedArticles()} size="large">
          {texts.yourArticles}
        </ButtonLink>
      )}
    </div>
  )
}

export function Closing() {
  const texts = useTexts(slotTexts)
  const { isAuthenticated } = useSession()
  return (
    <div className="flex flex-wrap gap-3">
      {!isAuthenticated && (
        <ButtonLink href={addresses.register()} tone="primary">
          {texts.join}
        </ButtonLink>
      )}
      <ButtonLink href={addresses.contact()}>{texts.contactUs}</ButtonLink>
    </div>
  )
}
