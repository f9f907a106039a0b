import type { Message } from '@heraia/contract/messages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { searchable } from '../../pieces/searchable.ts'
import { foundMessages } from './message-lists.ts'

const NONE: Message[] = []

/** What she looks for in one conversation, and which of what was found she is at; the newest first. */
export function useMessageSearch(id: string) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<{ q: string; id: string } | null>(null)
  const q = searchable(useDebounced(typed))
  const isAsked = isOpen && q !== '' && searchable(typed) === q
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...foundMessages(id, q),
    enabled: isAsked,
  })
  const items = (isAsked && data?.pages.flatMap((page) => page.items)) || NONE
  const at = Math.max(
    0,
    items.findIndex((item) => chosen?.q === q && item.id === chosen.id),
  )
  const choose = (message: Message | undefined) => message && setChosen({ q, id: message.id })
  const current = items[at] ?? null
  return {
    isOpen,
    open: () => setOpen(true),
    close() {
      setOpen(false)
      setTyped('')
    },
    typed,
    type: setTyped,
    current,
    at,
    /** undefined: nothing was searched for yet, or the answer is on its way. */
    found: isAsked ? data?.pages[0]?.found : undefined,
    failed: isAsked && error !== null && !data,
    retry: () => void refetch(),
    isFetching,
    hasNewer: at > 0,
    hasOlder: current !== null && (at + 1 < items.length || hasNextPage),
    newer: () => choose(items[at - 1]),
    async older() {
      if (at + 1 < items.length) return choose(items[at + 1])
      if (!hasNextPage || isFetching) return
      const { data: more } = await fetchNextPage()
      choose(more?.pages.flatMap((page) => page.items)[at + 1])
    },
  }
}

export type MessageSearch = ReturnType<typeof useMessageSearch>
