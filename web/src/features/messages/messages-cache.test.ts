import type { Message } from '@heraia/contract/messages'
import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { messageList } from './message-lists.ts'
import { reactionsOf, takeNews } from './messages-cache.ts'

const message = (text: string, emoji: string | null) =>
  ({
    ...{ id: 'm', conversationId: 'c', text, deletedAt: null, state: null, attachments: [] },
    reactions: emoji ? [{ emoji, personIds: ['mira'] }] : [],
  }) as unknown as Message

test('news of a message from before her reaction changes its words, and not what she just pressed', async () => {
  const queries = makeQueryClient()
  const { queryKey } = messageList('c')
  const shown = () => queries.getQueryData(queryKey)?.pages[0]?.items[0]
  queries.setQueryData(queryKey, {
    pages: [{ items: [message('Good?', '👍')], nextCursor: null }],
    pageParams: [undefined],
  })
  const answer = Promise.withResolvers<void>()
  const react = new MutationObserver(queries, {
    mutationKey: reactionsOf('m'),
    mutationFn: () => answer.promise,
  }).mutate()

  takeNews(queries, message('Well?', null))
  expect(shown()).toMatchObject(message('Well?', '👍'))
  answer.resolve()
  await react
  takeNews(queries, message('Well?', null))
  expect(shown()?.reactions).toEqual([])
})
