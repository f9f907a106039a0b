import { ButtonLink } from '@heraia/ui/button-link'
import { FailedState } from '@heraia/ui/failed-state'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { reloadPage } from '../lib/reload-page.ts'
import { shellTexts } from './shell-texts.ts'

/** Whatever fails sooner would fail after a reload too. */
const SETTLED_MS = 30_000

/** A screen that broke, or whose file could not be fetched. The shell around it goes on working. */
export function RouteFailed() {
  const texts = useTexts(shellTexts)
  const error = useRouteError()
  const [isAsking, setAsking] = useState(false)
  const reload = () => {
    setAsking(true)
    reloadPage().catch(() => setAsking(false))
  }
  useEffect(() => {
    // Of a page that stood for a while the files may be gone: another version is on the server.
    if (error instanceof TypeError && performance.now() > SETTLED_MS) reloadPage().catch(() => undefined)
  }, [error])
  return (
    <div className="grid min-h-[60dvh] place-items-center content-center">
      <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={reload} pending={isAsking}>
        {texts.failedHelp}
      </FailedState>
      <ButtonLink href={addresses.home()} tone="plain">
        {texts.home}
      </ButtonLink>
    </div>
  )
}
