import type { Conversation } from '@heraia/contract/messages'
import { expect, test } from 'vitest'
import { drawn, linksIn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { Bubble } from './bubble.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { MessageText } from './message-text.tsx'
import { OpenWith } from './open-with.tsx'
import { quoteOf } from './quote-of.ts'
import { StartPanel } from './start-panel.tsx'

test('who has opened no conversation is told what messages are for, and can begin one', async () => {
  const words = wordsOf(await drawn(<StartPanel onStart={() => undefined} />))
  expect(words).toContain('Your Messages')
  expect(words).toContain('Connect with other athletes, coaches, and sports professionals')
  expect(words).toContain('Start a New Conversation')
})

const row = (unread: number, senderId: string, { found, sought }: { found?: object; sought?: string } = {}) => {
  const lastMessage = { senderId, sender: null, text: 'At nine?', attachments: [], createdAt: '2026-03-01T09:00:00Z' }
  const partner = { id: 'mira', name: 'Mira Ruiz', avatar: null, online: null }
  const conversation = { id: 'c', partner, team: null, lastMessage, found, unread, muted: false, request: 'none' }
  return drawn(
    <ConversationRow
      conversation={conversation as unknown as Conversation}
      viewerId="me"
      href="/messages/c"
      isOpen={false}
      outgoing={null}
      sought={sought}
    />,
  )
}

test('a row of her conversations says who, the last words, when they were written, and how many she has not read', async () => {
  const html = await row(2, 'mira')
  const words = wordsOf(html)
  for (const said of ['Mira Ruiz', 'At nine?', '2 unread']) expect(words).toContain(said)
  expect(html).toMatch(/<time[^>]*dateTime="2026-03-01T09:00:00/i)
  expect(wordsOf(await row(0, 'me'))).toContain('You: At nine?')
  expect(wordsOf(await row(0, 'me'))).not.toContain('unread')
})

test('where she searched, a row says where the words are, with when and by whom they were written', async () => {
  const found = { id: 'm', senderId: 'me', sender: null, text: 'At the track', createdAt: '2026-02-01T09:00:00Z' }
  const html = await row(2, 'mira', { found, sought: 'TRACK' })
  expect(wordsOf(html)).toContain('You: At the track')
  expect(wordsOf(html)).not.toContain('At nine?')
  expect(html).toMatch(/<mark[^>]*>track<\/mark>/)
  expect(html).toMatch(/<time[^>]*dateTime="2026-02-01T09:00:00/i)
  const ofTeam = await row(0, 'mira', { found: { ...found, senderId: 'dana', sender: 'Dana' }, sought: 'gone since' })
  expect(wordsOf(ofTeam)).toContain('Dana: At the track')
})

test('who hears a conversation is told whose words each are', async () => {
  const said = (isHers: boolean) => drawn(<Bubble isHers={isHers} name="Mira" text="At nine?" foot={null} />)
  expect(wordsOf(await said(true))).toContain('You said: At nine?')
  expect(wordsOf(await said(false))).toContain('Mira said: At nine?')
})

test('an address in a message leads there as in a post; in a request it stays plain words, for both', async () => {
  const said = 'The plan: https://example.com/plan?week=3. See #swimming'
  const shown = (request: 'none' | 'received' | 'sent') =>
    drawn(<Bubble isHers={false} name="Mira" text={<MessageText text={said} request={request} />} foot={null} />)
  const html = await shown('none')
  expect(linksIn(html)).toEqual([['https://example.com/plan?week=3', 'https://example.com/plan?week=3']])
  for (const word of ['nofollow', 'noopener', 'ugc']) expect(html).toMatch(new RegExp(`rel="[^"]*${word}`))
  for (const request of ['received', 'sent'] as const) expect(linksIn(await shown(request))).toEqual([])
  for (const request of ['none', 'received'] as const) expect(wordsOf(await shown(request))).toContain(said)
})

test('an answer to what she deleted for herself puts nothing into the mouth of the other', async () => {
  const quoted = async (senderId: string | null) => {
    const quote = quoteOf({ id: 'm', senderId, sender: null, text: '' } as never, () => 'Mira')
    return wordsOf(await drawn(<Bubble isHers name="You" quote={quote} text="Yes" foot={null} />))
  }
  expect(await quoted('mira')).toContain('In reply to Mira: MiraThis message was deleted.')
  expect(await quoted(null)).toContain('In reply to Somebody: A message that is not here any more')
})

test('a conversation that could not be opened says so, and may be tried again', async () => {
  const search = { q: '', isTyping: false }
  const html = await drawn(<OpenWith personId="1" search={search} />, { sessionExpected: true, answered: 'failed' })
  expect(wordsOf(html)).toMatch(/The conversation could not be opened\..*Retry/)
})
