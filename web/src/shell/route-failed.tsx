import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { shellTexts } from './shell-texts.ts'

/** A screen that broke. The shell around it goes on working. */
export function RouteFailed() {
  const texts = useTexts(shellTexts)
  return (
    <div className="grid min-h-[60dvh] place-items-center content-center">
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={() => location.reload()}>
        {texts.failedHelp}
      </FailedState>
      <ButtonLink href={addresses.home()} tone="plain">
        {texts.home}
      </ButtonLink>
    </div>
  )
}
