import { MessageId } from '@heraia/contract/ids'
import { REQUEST_MESSAGES_MAX } from '@heraia/contract/messages'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

/** Vera writes to Mira, and neither knows the other. */
async function asks(text = 'Hello, you do not know me.') {
  const [mira, vera] = [await joins('Mira Asked'), await joins('Vera Asks')]
  const { id } = await vera.api.messages.open({ personId: mira.id })
  const write = (by: Player, words: string) =>
    by.api.messages.send({ id, messageId: MessageId.parse(newId()), text: words })
  return { mira, vera, id, write, message: await write(vera, text) }
}
const inbox = async ({ api }: Player) => (await api.messages.conversations({})).items.map(({ id }) => id)
const requests = async ({ api }: Player) =>
  (await api.messages.conversations({ box: 'requests' })).items.map(({ id }) => id)

test('what somebody she does not know writes waits as a request, without a badge or a notice', async () => {
  const { mira, vera, id } = await asks()
  expect([await inbox(mira), await requests(mira)]).toEqual([[], [id]])
  expect([await inbox(vera), await requests(vera)]).toEqual([[id], []])
  expect(await mira.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 1, restricted: 0 })
  expect((await mira.api.notifications.list({})).items).toEqual([])
  expect((await mira.api.messages.get({ id })).request).toBe('received')
  expect((await vera.api.messages.get({ id })).request).toBe('sent')
})

test('her sender is told nothing of what she reads, nor whether she is there, until she accepts', async () => {
  const { mira, vera, id, message } = await asks()
  await mira.api.messages.markRead({ id, messageId: message.id })
  const state = async () => (await vera.api.messages.list({ id })).items[0]?.state
  expect(await state()).toBe('sent')
  expect((await vera.api.messages.get({ id })).partner?.online).toBeNull()
  expect(await mira.api.messages.answerRequest({ id, accept: true })).toMatchObject({ requests: 0 })
  expect(await state()).toBe('read')
  expect([await inbox(mira), await requests(mira)]).toEqual([[id], []])
  expect((await vera.api.messages.get({ id })).request).toBe('none')
})

test('an answer accepts it, and so does following her', async () => {
  const first = await asks()
  await first.write(first.mira, 'Who are you?')
  expect(await inbox(first.mira)).toEqual([first.id])
  const second = await asks()
  await second.mira.api.profiles.follow({ id: second.vera.id })
  expect(await inbox(second.mira)).toEqual([second.id])
  expect((await second.vera.api.messages.get({ id: second.id })).request).toBe('none')
})

test('declined, it is out of her sight; its sender sees no difference', async () => {
  const { mira, vera, id, write } = await asks()
  const before = await vera.api.messages.get({ id })
  await mira.api.messages.answerRequest({ id, accept: false })
  expect([await inbox(mira), await requests(mira)]).toEqual([[], []])
  expect(await vera.api.messages.get({ id })).toEqual(before)
  await write(vera, 'Are you there?')
  expect(await mira.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
  await mira.api.messages.answerRequest({ id, accept: true })
  expect(await inbox(mira)).toEqual([id])
})

test('a few messages may wait for an answer, and no more; sent again they are the same', async () => {
  const { mira, vera, id, write } = await asks('1')
  for (let n = 2; n < REQUEST_MESSAGES_MAX; n++) await write(vera, String(n))
  const last = { id, messageId: MessageId.parse(newId()), text: 'the last' }
  await vera.api.messages.send(last)
  expect(await vera.api.messages.send(last)).toMatchObject({ id: last.messageId })
  expect(await refusal(write(vera, 'one more'))).toMatchObject({ status: 403, reason: 'request_waits' })
  await mira.api.messages.answerRequest({ id, accept: true })
  await write(vera, 'now I may')
})

test('who follows her, or is followed by her, needs not ask', async () => {
  const [mira, fan, idol] = [await joins('Mira Known'), await joins('Fay Fan'), await joins('Ida Idol')]
  await fan.api.profiles.follow({ id: mira.id })
  await mira.api.profiles.follow({ id: idol.id })
  for (const writer of [fan, idol]) {
    expect((await writer.api.messages.open({ personId: mira.id })).request).toBe('none')
  }
})

test('who follows needs not ask, also when the follow comes after she opened the conversation or wrote in it', async () => {
  const mira = await joins('Mira Followed')
  for (const writesFirst of [false, true]) {
    const fan = await joins('Fay Quick')
    const { id } = await fan.api.messages.open({ personId: mira.id })
    const write = () =>
      fan.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Great to have you back' })
    if (writesFirst) await write()
    await fan.api.profiles.follow({ id: mira.id })
    if (!writesFirst) await write()
    expect(await inbox(mira)).toContain(id)
    expect((await fan.api.messages.get({ id })).request).toBe('none')
  }
  expect(await mira.api.messages.unread()).toEqual({ messages: 2, conversations: 2, requests: 0, restricted: 0 })
})

test('both opened it before either wrote: it is no request any more, and who waited for an answer hears so', async () => {
  const [mira, vera] = [await joins('Mira Opens'), await joins('Vera Opens')]
  const { id } = await vera.api.messages.open({ personId: mira.id })
  expect((await vera.api.messages.get({ id })).request).toBe('sent')
  await mira.api.messages.open({ personId: vera.id })
  await mira.api.messages.open({ personId: vera.id })
  expect((await vera.api.messages.get({ id })).request).toBe('none')
  const heard = heraia.db.selectFrom('person_events').select('kind').where('data', '@>', { conversationId: id })
  expect(await heard.where('person_id', '=', vera.id).execute()).toEqual([{ kind: 'conversation.changed' }])
  expect(await heard.where('person_id', '=', mira.id).execute()).toEqual([{ kind: 'conversation.changed' }])
})

test('following does not bring back what was declined', async () => {
  const { mira, vera, id } = await asks()
  await mira.api.messages.answerRequest({ id, accept: false })
  await vera.api.profiles.follow({ id: mira.id })
  expect([await inbox(mira), await requests(mira)]).toEqual([[], []])
})

test('nobody answers the request of another; a block hides it', async () => {
  const { mira, vera, id } = await asks()
  const eve = await joins('Eve Elsewhere')
  expect(await refusal(eve.api.messages.answerRequest({ id, accept: true }))).toMatchObject({ status: 404 })
  expect(await vera.api.messages.answerRequest({ id, accept: true })).toMatchObject({ requests: 0 })
  expect(await requests(mira)).toEqual([id])
  await mira.api.profiles.block({ id: vera.id })
  expect(await requests(mira)).toEqual([])
  expect(await mira.api.messages.unread()).toMatchObject({ requests: 0 })
  expect(await refusal(mira.api.messages.answerRequest({ id, accept: true }))).toMatchObject({ status: 404 })
})
