import { showToast } from '@heraia/ui/toast-queue.ts'
import { useNavigate } from 'react-router'
import { useIsHere } from './use-is-here.ts'
import { useIsOnHerWay } from './use-stays.ts'

/** Says what is done and leads there; who went elsewhere meanwhile is only told, with a way there: `view` is its name. */
export function useArrive(view: string): (done: { message: string; at: string }) => void {
  const navigate = useNavigate()
  const isHere = useIsHere()
  const isOnHerWay = useIsOnHerWay()
  return ({ message, at }) => {
    const go = () => void navigate(at)
    const arrives = isHere.current && !isOnHerWay.current
    showToast({ message, tone: 'success', action: arrives ? undefined : { label: view, onPress: go } })
    if (arrives) go()
  }
}
