import { Button } from '@heraia/ui/button'
import { useTexts } from '../../../lib/locale.tsx'
import { useSignInSettings } from './sign-in-settings.ts'
import { waysTexts } from './ways-texts.ts'

/** That the auth server did not say what it offers: what is missing here may be there all the same. */
export function WaysFailed() {
  const texts = useTexts(waysTexts)
  const { isError, isFetching, refetch } = useSignInSettings()
  if (!isError) return null
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger-ink">
      {texts.waysFailed}
      <Button size="small" pending={isFetching} pendingLabel={texts.retry} onClick={() => void refetch()}>
        {texts.retry}
      </Button>
    </p>
  )
}
