import type { ConversationId } from '@heraia/contract/ids'
import { MessageId } from '@heraia/contract/ids'
import { type EventStream, listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, afterEach, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const open: EventStream[] = []
afterEach(async () => {
  for (const stream of open.splice(0)) await stream.close()
})

const tab = async (of: Player) => {
  const stream = await listen(heraia.fetch, of.token)
  open.push(stream)
  return stream
}

const says = ({ api }: Player, id: ConversationId, text: string) =>
  api.messages.send({ id, messageId: MessageId.parse(newId()), text })

/** Mira and Dana, whom a block keeps apart, and Eva in the conversation of Eva's team. */
async function threeInTeam() {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(eva)
  for (const other of [mira, dana]) await joinsTeam(other, eva, team)
  const { id } = await eva.api.messages.openOfTeam({ teamId: team.id })
  for (const { api } of [mira, dana]) await api.messages.answerRequest({ id, accept: true })
  await mira.api.profiles.block({ id: dana.id })
  return { mira, dana, eva, team, id, hers: await tab(mira), evas: await tab(eva) }
}

test('what somebody hidden from her changes of words, or answers with a sign, is no news to her', async () => {
  const { dana, eva, id, hers, evas } = await threeInTeam()
  const asked = await says(eva, id, 'Who comes?')
  await hers.next('message.new')
  await dana.api.messages.react({ id: asked.id, emoji: '👍' })
  expect(await evas.next('message.changed')).toMatchObject({ message: { reactions: [{ personIds: [dana.id] }] } })
  await dana.api.messages.react({ id: asked.id, emoji: null })
  expect(await evas.next('message.changed')).toMatchObject({ message: { reactions: [] } })
  const said = await says(dana, id, 'Me')
  expect(await hers.next('message.new')).toMatchObject({ message: { hidden: true, text: '' } })
  await dana.api.messages.edit({ id: said.id, text: 'I do' })
  await eva.api.messages.react({ id: said.id, emoji: '👍' })
  await dana.api.messages.remove({ id: said.id })
  for (const change of [{ text: 'I do' }, { reactions: [{ emoji: '👍' }] }, { text: '' }]) {
    expect(await evas.next('message.changed')).toMatchObject({ message: change })
  }
  expect(await hers.isQuiet('message.changed')).toBe(true)
  await eva.api.messages.edit({ id: asked.id, text: 'Who comes along?' })
  expect(await hers.next('message.changed')).toMatchObject({ message: { text: 'Who comes along?', reactions: [] } })
})

test('that somebody hidden from her goes out of it, comes back or leaves the team is no news to her', async () => {
  const { dana, eva, team, id, hers, evas } = await threeInTeam()
  await dana.api.messages.leave({ id })
  await evas.next('conversation.changed')
  await dana.api.messages.answerRequest({ id, accept: true })
  await evas.next('conversation.changed')
  await eva.api.teams.removeMember({ id: team.id, personId: dana.id })
  await evas.next('conversation.changed')
  expect(await hers.isQuiet('conversation.changed')).toBe(true)
})
