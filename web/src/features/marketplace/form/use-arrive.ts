import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import { useTexts } from '../../../lib/locale.tsx'
import { useIsHere } from '../../../lib/use-is-here.ts'
import { listingFormTexts } from './listing-form-texts.ts'

/** Says what is done and leads there; who went elsewhere while the pictures went up is only told, with a way there. */
export function useArrive(): (done: { message: string; at: string }) => void {
  const texts = useTexts(listingFormTexts)
  const navigate = useNavigate()
  const isHere = useIsHere()
  return ({ message, at }) => {
    const go = () => void navigate(at)
    showToast({ message, tone: 'success', action: isHere.current ? undefined : { label: texts.view, onPress: go } })
    if (isHere.current) go()
  }
}
