import { ToastRegion } from '@heraia/ui/toast-region'
import { useTexts } from '../lib/locale.tsx'
import { shellTexts } from './shell-texts.ts'

export function Toasts() {
  const texts = useTexts(shellTexts)
  return <ToastRegion label={texts.news} dismissLabel={texts.dismiss} />
}
