import type { Conversation, Message } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { watchLastOfOthers } from './last-of-others.ts'
import { conversationList, oneConversation } from './message-lists.ts'

const message = (id: string, said: object = {}) =>
  ({ id, senderId: 'dana', sender: null, deletedAt: null, ...said }) as unknown as Message
const conversation = (lastMessage: Message | null, said: Partial<Pick<Conversation, 'unread' | 'request'>> = {}) =>
  ({ id: lastMessage?.id, lastMessage, unread: 1, request: 'none', ...said }) as unknown as Conversation

async function loads(items: Conversation[]) {
  const queries = makeQueryClient()
  const came: string[] = []
  const stop = watchLastOfOthers(queries, 'mira', ({ id }) => came.push(id))
  const page = { items, nextCursor: null }
  const ask = () =>
    queries.fetchInfiniteQuery({ ...conversationList(), queryFn: async () => page, staleTime: 0, retry: false })
  await ask()
  return { queries, came, ask, stop, page }
}

test('a list brings what others wrote to her and she has not read, each time that the server answers', async () => {
  const { came, ask, stop } = await loads([
    conversation(message('news')),
    conversation(message('read'), { unread: 0 }),
    conversation(message('hers', { senderId: 'mira' })),
    conversation(null),
  ])
  expect(came).toEqual(['news'])
  await ask()
  expect(came).toEqual(['news', 'news'])
  stop()
  await ask()
  expect(came).toHaveLength(2)
})

test('nobody is told what came of a request or to a team, and of a deleted message nothing came', async () => {
  const lena = { id: 'lena', name: 'Lena' }
  const { came } = await loads([
    conversation(message('asked'), { request: 'received' }),
    conversation(message('of a team', { senderId: 'lena', sender: lena })),
    conversation(message('hidden', { senderId: null })),
    conversation(message('deleted', { deletedAt: '2026-03-01T10:00:00.000Z' })),
  ])
  expect(came).toEqual([])
})

test('what is put into a list here, and other answers, bring nothing', async () => {
  const { queries, came, page } = await loads([])
  const { queryKey } = conversationList()
  const news = conversation(message('news'))
  queries.setQueryData(queryKey, { pages: [{ ...page, items: [news] }], pageParams: [undefined] })
  await queries.fetchQuery({ ...oneConversation('dana'), queryFn: async () => news })
  expect(came).toEqual([])
})
