import { type ConversationId, MessageId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

/** Mira and Dana, and what they wrote by turns. */
async function talk(...words: string[]) {
  const [mira, dana] = [await joins('Mira Seeks'), await joins('Dana Writes')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const messages = []
  for (const [at, text] of words.entries()) messages.push(await says(at % 2 === 0 ? mira : dana, id, text))
  return { mira, dana, id, messages }
}

const says = ({ api }: Player, id: ConversationId, text: string) =>
  api.messages.send({ id, messageId: MessageId.parse(newId()), text })

const found = async ({ api }: Player, id: ConversationId, q: string) =>
  (await api.messages.search({ id, q })).items.map(({ text }) => text)

test('she finds words in a conversation without case and accents, signs taken literally, newest first', async () => {
  const { mira, dana, id } = await talk('¿Vienes a la pista de Málaga?', 'MALAGA, sí', 'It is 100% sure', 'a_b')
  await says(mira, (await mira.api.messages.open({ personId: (await joins('Eve')).id })).id, 'Málaga with Eve')
  expect(await found(mira, id, 'málaga')).toEqual(['MALAGA, sí', '¿Vienes a la pista de Málaga?'])
  expect(await found(dana, id, ' Pista ')).toEqual(['¿Vienes a la pista de Málaga?'])
  expect(await found(mira, id, '%')).toEqual(['It is 100% sure'])
  expect(await found(mira, id, '_')).toEqual(['a_b'])
  expect(await found(mira, id, 'tennis')).toEqual([])
  expect(await mira.api.messages.search({ id, q: ' ' })).toMatchObject({ items: [], found: { count: 0, more: false } })
})

test('what is found is counted, and goes on by cursor', async () => {
  const { mira, id } = await talk('Run 1', 'Swim', 'Run 2', 'Run 3')
  const first = await mira.api.messages.search({ id, q: 'run', limit: 2 })
  expect(first).toMatchObject({ items: [{ text: 'Run 3' }, { text: 'Run 2' }], found: { count: 3, more: false } })
  const rest = await mira.api.messages.search({ id, q: 'run', limit: 2, cursor: first.nextCursor ?? '' })
  expect(rest).toMatchObject({ items: [{ text: 'Run 1' }], nextCursor: null, found: { count: 3 } })
})

test('what is deleted, for both or for herself, is not found, nor anything of others', async () => {
  const { mira, dana, id, messages } = await talk('Run 1', 'Run 2', 'Run 3')
  const eve = await joins('Eve Elsewhere')
  await mira.api.messages.remove({ id: messages[2]?.id ?? '' })
  expect(await found(dana, id, 'run')).toEqual(['Run 2', 'Run 1'])
  await mira.api.messages.clear({ id, messageId: messages[0]?.id ?? '' })
  expect(await found(mira, id, 'run')).toEqual(['Run 2'])
  expect((await mira.api.messages.search({ id, q: 'run' })).found).toEqual({ count: 1, more: false })
  expect(await found(dana, id, 'run')).toEqual(['Run 2', 'Run 1'])
  expect(await refusal(eve.api.messages.search({ id, q: 'run' }))).toMatchObject({ status: 404 })
  await dana.api.profiles.block({ id: mira.id })
  expect(await refusal(mira.api.messages.search({ id, q: 'run' }))).toMatchObject({ status: 404 })
})

test('a message opens with what was written around it, and she goes on in both directions', async () => {
  const { mira, id, messages } = await talk('1', '2', '3', '4', '5', '6', '7')
  const ask = async (cursor?: string | null) => {
    const messageId = messages[3]?.id ?? ''
    const { items, ...on } = await mira.api.messages.around({ id, messageId, limit: 3, cursor: cursor ?? undefined })
    return { texts: items.map(({ text }) => text).join(''), ...on }
  }
  const start = await ask()
  expect(start.texts).toBe('543')
  const newer = await ask(start.newerCursor)
  expect(newer).toMatchObject({ texts: '76', newerCursor: null })
  expect((await ask(newer.nextCursor)).texts).toBe('543')
  expect(await ask(start.nextCursor)).toMatchObject({ texts: '21', nextCursor: null })
})

test('nobody opens a conversation at a message that is not there for her', async () => {
  const { mira, dana, id, messages } = await talk('1', '2', '3')
  const eve = await joins('Eve Elsewhere')
  const elsewhere = await eve.writes(mira, 'Hello')
  const around = ({ api }: Player, messageId: string) => api.messages.around({ id, messageId })
  expect(await refusal(around(eve, messages[0]?.id ?? ''))).toMatchObject({ status: 404 })
  expect(await refusal(around(mira, elsewhere.id))).toMatchObject({ status: 404 })
  await mira.api.messages.clear({ id, messageId: messages[0]?.id ?? '' })
  expect(await refusal(around(mira, messages[0]?.id ?? ''))).toMatchObject({ status: 404 })
  expect((await around(mira, messages[1]?.id ?? '')).items.map(({ text }) => text)).toEqual(['3', '2'])
  expect((await around(dana, messages[0]?.id ?? '')).items).toHaveLength(3)
})

test('in a team she finds what was written since she came, and nothing of whom a block hides', async () => {
  const [mira, dana, eve] = [await joins('Mira Runs'), await joins('Dana Plays'), await joins('Eve Plays')]
  const team = await founds(mira)
  for (const each of [dana, eve]) await joinsTeam(each, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  await says(mira, id, 'Training before she came')
  expect(await found(dana, id, 'training')).toEqual([])
  for (const each of [dana, eve]) await each.api.messages.answerRequest({ id, accept: true })
  await says(mira, id, 'Training at six')
  const hidden = await says(eve, id, 'Training at seven')
  expect(await found(dana, id, 'training')).toEqual(['Training at seven', 'Training at six'])
  await dana.api.profiles.block({ id: eve.id })
  expect(await found(dana, id, 'training')).toEqual(['Training at six'])
  expect((await dana.api.messages.search({ id, q: 'training' })).found.count).toBe(1)
  expect(await refusal(dana.api.messages.around({ id, messageId: hidden.id }))).toMatchObject({ status: 404 })
  expect(await found(mira, id, 'training')).toHaveLength(3)
})
