import type { Conversation } from '@heraia/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { messageTexts } from './message-texts.ts'

export type NameOf = (personId: string | null) => string

/** The first of those who are in a team's conversation. */
const peopleOf = (id: string) => api.messages.people.queryOptions({ input: { id, limit: 50 } })

/** What somebody in the conversation is called; who is hidden, is not in it any more, or is not said, is somebody. */
export function useNames({ id, partner, team }: Conversation): NameOf {
  const texts = useTexts(messageTexts)
  const me = useMe()
  const { data } = useQuery({ ...peopleOf(id), enabled: team !== null })
  return useCallback(
    (personId) => {
      if (personId === me.id) return texts.you
      if (partner && personId !== null) return partner.name
      return data?.items.find(({ person }) => person.id === personId)?.person.name ?? texts.somebody
    },
    [me.id, partner, data, texts],
  )
}
