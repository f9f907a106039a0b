import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../lib/live.ts'
import { useSession } from '../../lib/session.tsx'
import { useGathered } from '../../lib/use-gathered.ts'
import { countAgain, listAgain, requestsAgain, takeRead } from './notifications-cache.ts'

/** Runs once a tab, on every screen: badge and lists follow what happens, in all tabs alike. */
export function useNotificationsAtWork() {
  const queries = useQueryClient()
  const { user } = useSession()
  const askAgain = () => {
    countAgain(queries)
    listAgain(queries)
  }
  // One act may tell of many: a list of people is blocked, all of her notices are set aside.
  const askSoon = useGathered(askAgain)
  const listSoon = useGathered(() => listAgain(queries))
  const requestsSoon = useGathered(() => requestsAgain(queries))
  useLive('notification.new', askAgain)
  useLive('notification.changed', askSoon)
  useLive('notification.read', ({ notificationId }) => {
    takeRead(queries, notificationId)
    countAgain(queries)
  })
  // The line of a conversation shows the words, the time and the place of the newest, and is announced only once.
  useLive('message.new', ({ message }) => {
    if (message.senderId !== user?.id) listSoon()
  })
  // Its words may stand in a line that tells of other messages, too.
  useLive('message.changed', listSoon)
  // Whoever asks to follow her, or no longer asks, is told of so.
  useLive('relation.changed', () => {
    askSoon()
    requestsSoon()
  })
  useLive('resumed', () => {
    askAgain()
    requestsSoon()
  })
}
