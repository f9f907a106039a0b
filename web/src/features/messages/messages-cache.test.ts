import type { Conversation, Message } from '@heraia/contract/messages'
import { MutationObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { conversationList, foundMessages, messageList } from './message-lists.ts'
import { keepConversation, reactionsOf, takeFromRequests, takeNews } from './messages-cache.ts'

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

test('what was deleted or edited is looked for again where she searches that conversation, and a reaction changes nothing there', () => {
  const queries = makeQueryClient()
  const [hers, other] = [foundMessages('c', 'good').queryKey, foundMessages('d', 'good').queryKey]
  const found = { items: [message('Good?', null)], nextCursor: null, found: { count: 1, more: false } }
  for (const key of [hers, other]) queries.setQueryData(key, { pages: [found], pageParams: [undefined] })
  const isOld = () => [hers, other].map((key) => queries.getQueryState(key)?.isInvalidated)
  takeNews(queries, message('Good?', '👍'))
  expect(isOld()).toEqual([false, false])
  takeNews(queries, { ...message('', null), deletedAt: '2026-03-01T09:00:00Z' })
  expect(isOld()).toEqual([true, false])
})

test('where a search of her conversations found what was deleted since, its words are gone at once, and it is searched again', () => {
  const queries = makeQueryClient()
  const [searched, plain] = [conversationList('good').queryKey, conversationList().queryKey]
  const conversation = { id: 'c', found: { id: 'm', text: 'Good?' } } as unknown as Conversation
  const { found: _, ...without } = conversation
  for (const [key, item] of [
    [searched, conversation],
    [plain, without],
  ] as const)
    queries.setQueryData(key, { pages: [{ items: [item], nextCursor: null }], pageParams: [undefined] })
  const isOld = () => [searched, plain].map((key) => queries.getQueryState(key)?.isInvalidated)
  const shown = () => queries.getQueryData(searched)?.pages[0]?.items[0]?.found
  keepConversation(queries, without as Conversation)
  takeNews(queries, message('Good?', '👍'))
  expect(isOld()).toEqual([false, false])
  expect(shown()).toMatchObject({ text: 'Good?' })
  takeNews(queries, { ...message('', null), deletedAt: '2026-03-01T09:00:00Z' })
  expect(isOld()).toEqual([true, false])
  expect(shown()).toMatchObject({ text: '' })
})

test('a request that she has answered is gone from those that wait, and is still among her conversations', () => {
  const queries = makeQueryClient()
  const lists = [conversationList('', 'requests'), conversationList('vera', 'requests'), conversationList()]
  const items = ['answered', 'waits'].map((id) => ({ id }) as Conversation)
  for (const { queryKey } of lists) {
    queries.setQueryData(queryKey, { pages: [{ items, nextCursor: null }], pageParams: [undefined] })
  }
  takeFromRequests(queries, 'answered')
  const left = lists.map(({ queryKey }) => queries.getQueryData(queryKey)?.pages[0]?.items.map(({ id }) => id))
  expect(left).toEqual([['waits'], ['waits'], ['answered', 'waits']])
})
