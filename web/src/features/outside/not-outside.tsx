import { FailedState } from '@heraia/ui/failed-state'
import { Spinner } from '@heraia/ui/spinner'
import { Navigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { isNotFound } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useHere } from '../../lib/use-here.ts'
import { outsideTexts } from './outside-texts.ts'

/** What is not for everybody, or not there, leads to sign-in alike: nobody learns which. */
export function NotOutside({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const texts = useTexts(outsideTexts)
  const here = useHere()
  if (error && isNotFound(error)) return <Navigate to={addresses.login(here)} replace />
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      {error ? (
        <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={onRetry} />
      ) : (
        <Spinner size="large" label={texts.loading} />
      )}
    </div>
  )
}
