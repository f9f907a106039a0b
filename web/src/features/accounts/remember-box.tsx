import { Checkbox } from '@heraia/ui/checkbox'
import { useTexts } from '../../lib/locale.tsx'
import { rememberTexts } from './remember-texts.ts'
import { useSiteInfo } from './use-site-info.ts'

interface RememberBoxProps {
  checked: boolean
  onValue: (remember: boolean) => void
  disabled: boolean
}

/** Whether the session outlives this browser's. */
export function RememberBox(props: RememberBoxProps) {
  const texts = useTexts(rememberTexts)
  const { sessionLimits } = useSiteInfo()
  return <Checkbox label={texts.remember} hint={texts.hint(sessionLimits)} name="remember" {...props} />
}
