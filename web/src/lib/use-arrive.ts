import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import { useIsHere } from './use-is-here.ts'

/** Says what is done and leads there; who went elsewhere meanwhile is only told, with a way there: `view` is its name. */
export function useArrive(view: string): (done: { message: string; at: string }) => void {
  const navigate = useNavigate()
  const isHere = useIsHere()
  return ({ message, at }) => {
    const go = () => void navigate(at)
    showToast({ message, tone: 'success', action: isHere.current ? undefined : { label: view, onPress: go } })
    if (isHere.current) go()
  }
}
