import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { notificationTexts } from './notification-texts.ts'
import { countAgain, listAgain, takeRead } from './notifications-cache.ts'

interface Mark {
  id: string | undefined
  /** The badge counts it so far: not what she muted. */
  counts: boolean
}

/** Marks one, or without an id all, as read: shown at once, and taken back when the server does not save it. */
export function useMarkNotification() {
  const texts = useTexts(notificationTexts)
  const queries = useQueryClient()
  const key = api.notifications.unread.queryKey()
  const mark = useMutation({
    mutationFn: ({ id }: Mark) => client.notifications.markRead({ id }),
    onMutate: async ({ id, counts }) => {
      await queries.cancelQueries({ queryKey: key })
      takeRead(queries, id ?? null)
      if (counts) queries.setQueryData(key, (now) => now && { count: id ? Math.max(0, now.count - 1) : 0 })
    },
    onSuccess: (left) => queries.setQueryData(key, left),
    onError: () => {
      countAgain(queries)
      listAgain(queries)
      showToast({ message: texts.notMarked, tone: 'danger' })
    },
  })
  return {
    markOne: (id: string, counts = true) => mark.mutate({ id, counts }),
    markAll: () => mark.mutate({ id: undefined, counts: true }),
    isPending: mark.isPending,
  }
}
