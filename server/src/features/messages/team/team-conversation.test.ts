import { MessageId, TeamId } from '@heraia/contract/ids'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'
import { restorePerson } from '../../accounts/standing/restore-person.ts'
import { suspendPerson } from '../../accounts/standing/suspend-person.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const messageId = () => MessageId.parse(newId())

/** A team with a conversation that all of them are in. */
async function squad(...names: string[]) {
  const mira = await joins('Mira Owner')
  const team = await founds(mira)
  const others = await Promise.all(names.map((name) => joins(name)))
  for (const other of others) await joinsTeam(other, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  for (const { api } of others) await api.messages.answerRequest({ id, accept: true })
  return { mira, team, id, others }
}

const says = ({ api }: Player, id: Awaited<ReturnType<typeof squad>>['id'], text: string) =>
  api.messages.send({ id, messageId: messageId(), text })

const wordsOf = async ({ api }: Player, id: Awaited<ReturnType<typeof squad>>['id']) =>
  (await api.messages.list({ id })).items.map(({ text, sender }) => `${sender?.name ?? '?'}: ${text}`).toReversed()

const namesIn = async ({ api }: Player, id: Awaited<ReturnType<typeof squad>>['id']) =>
  (await api.messages.people({ id })).items.map(({ person }) => person.name)

test('members are asked, and are in it only once they say yes', async () => {
  const [mira, dana] = [await joins('Mira Asks'), await joins('Dana Asked')]
  const team = await founds(mira, { name: 'Leonas' })
  await joinsTeam(dana, mira, team)
  const refused = dana.api.messages.openOfTeam({ teamId: team.id })
  expect(await refusal(refused)).toMatchObject({ status: 409, reason: 'conversation_not_started' })

  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  expect(await mira.api.messages.get({ id })).toMatchObject({ partner: null, request: 'none', mayWrite: true })
  await says(mira, id, 'Before she came')
  expect((await dana.api.messages.conversations({})).items).toEqual([])
  expect((await dana.api.messages.conversations({ box: 'requests' })).items).toMatchObject([
    { id, team: { name: 'Leonas', people: 1 }, request: 'received', lastMessage: null, unread: 0 },
  ])
  expect(await dana.api.messages.unread()).toEqual({ messages: 0, conversations: 0, requests: 1, restricted: 0 })
  expect((await dana.api.messages.list({ id })).items).toEqual([])
  expect(await refusal(says(dana, id, 'Too soon'))).toMatchObject({ status: 403, reason: 'not_in_conversation' })
  expect((await dana.api.messages.openOfTeam({ teamId: team.id })).request).toBe('received')

  expect(await dana.api.messages.answerRequest({ id, accept: true })).toMatchObject({ requests: 0 })
  expect(await wordsOf(dana, id)).toEqual([])
  expect(await namesIn(mira, id)).toEqual(['Mira Asks', 'Dana Asked'])
  await says(dana, id, 'Here I am')
  await says(mira, id, 'Welcome')
  expect(await wordsOf(dana, id)).toEqual(['Dana Asked: Here I am', 'Mira Asks: Welcome'])
  expect(await mira.api.messages.unread()).toEqual({ messages: 1, conversations: 1, requests: 0, restricted: 0 })
  const [listed] = (await dana.api.messages.conversations({ q: 'leonas' })).items
  expect(listed).toMatchObject({ id, unread: 1, lastMessage: { text: 'Welcome', sender: { name: 'Mira Asks' } } })
  expect((await dana.api.messages.conversations({ q: 'before she' })).items).toEqual([])
  expect((await mira.api.messages.conversations({ q: 'before she' })).items).toMatchObject([
    { id, found: { sender: 'Mira Asks', senderId: mira.id, text: 'Before she came' } },
  ])
})

test('two who start it at once start one', async () => {
  const [mira, dana] = [await joins('Mira Twice'), await joins('Dana Twice')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team, 'coach')
  const opened = await Promise.all([mira, dana].map(({ api }) => api.messages.openOfTeam({ teamId: team.id })))
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
  expect(opened.map(({ request }) => request).toSorted()).toEqual(['none', 'received'])
})

test('nobody outside the team finds it, and an admin is nobody else', async () => {
  const { mira, team, id } = await squad('Dana In')
  const sent = await says(mira, id, 'Among us')
  const admin = await joins('Ada Admin')
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', admin.id).execute()
  for (const { api } of [await joins('Eve Outside'), admin]) {
    const calls = [
      api.messages.get({ id }),
      api.messages.list({ id }),
      api.messages.people({ id }),
      api.messages.leave({ id }),
      api.messages.answerRequest({ id, accept: true }),
      api.messages.send({ id, messageId: messageId(), text: 'Hello' }),
      api.messages.markRead({ id, messageId: sent.id }),
      api.messages.mute({ id, muted: true }),
      api.messages.typing({ id }),
      api.messages.edit({ id: sent.id, text: 'Mine now' }),
      api.messages.remove({ id: sent.id }),
      api.messages.react({ id: sent.id, emoji: '👍' }),
    ]
    for (const refused of await Promise.all(calls.map(refusal))) expect(refused).toMatchObject({ status: 404 })
    const opens = api.messages.openOfTeam({ teamId: team.id })
    expect(await refusal(opens)).toMatchObject({ status: 403, reason: 'not_in_team' })
  }
  const missing = mira.api.messages.openOfTeam({ teamId: TeamId.parse(newId()) })
  expect(await refusal(missing)).toMatchObject({ status: 404, reason: 'team_not_found' })
  expect(await refusal(stranger.messages.openOfTeam({ teamId: team.id }))).toMatchObject({ status: 401 })
  expect(await refusal(stranger.messages.people({ id }))).toMatchObject({ status: 401 })
})

test('she leaves and reads no more of it, and may come back; out of the team it is lost', async () => {
  const { mira, team, id, others } = await squad('Dana Leaves')
  const [dana] = others as [Player]
  const sent = await says(mira, id, 'Training at six')
  expect(await dana.api.messages.leave({ id })).toEqual({ messages: 0, conversations: 0, requests: 0, restricted: 0 })
  expect((await dana.api.messages.conversations({})).items).toEqual([])
  expect((await dana.api.messages.conversations({ box: 'requests' })).items).toEqual([])
  expect((await dana.api.messages.list({ id })).items).toEqual([])
  expect(await refusal(dana.api.messages.react({ id: sent.id, emoji: '👍' }))).toMatchObject({ status: 404 })
  expect(await namesIn(mira, id)).toEqual(['Mira Owner'])
  await says(mira, id, 'While she is away')
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 0 })

  await dana.api.messages.answerRequest({ id, accept: true })
  await says(mira, id, 'Back again')
  expect(await wordsOf(dana, id)).toEqual(['Mira Owner: Back again'])
  await says(dana, id, 'Her own words')

  await mira.api.teams.removeMember({ id: team.id, personId: dana.id })
  expect(await refusal(dana.api.messages.get({ id }))).toMatchObject({ status: 404 })
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 0, conversations: 0 })
  expect(await wordsOf(mira, id)).toContain('Dana Leaves: Her own words')

  await joinsTeam(dana, mira, team)
  expect((await dana.api.messages.get({ id })).request).toBe('received')
  await mira.api.teams.close({ id: team.id })
  for (const { api } of [mira, dana]) expect(await refusal(api.messages.get({ id }))).toMatchObject({ status: 404 })
})

test('who goes out of it, or of the team, has no notice of what was written there any more', async () => {
  const { mira, team, id, others } = await squad('Dana Noticed')
  const [dana] = others as [Player]
  const noticed = async (tab: 'messages' | 'unread') =>
    (await dana.api.notifications.list({ tab })).items.filter(({ kind }) => kind === 'message').length
  const unread = async () => (await dana.api.notifications.unread()).count
  const before = await unread()
  await says(mira, id, 'Training at six')
  expect([await noticed('messages'), await unread()]).toEqual([1, before + 1])
  await dana.api.messages.leave({ id })
  expect([await noticed('messages'), await unread()]).toEqual([0, before])
  await dana.api.messages.answerRequest({ id, accept: true })
  expect([await noticed('messages'), await noticed('unread')]).toEqual([1, 0])

  await says(mira, id, 'Training at seven')
  expect(await unread()).toBe(before + 1)
  await mira.api.teams.removeMember({ id: team.id, personId: dana.id })
  expect([await noticed('messages'), await unread()]).toEqual([0, before])
  await joinsTeam(dana, mira, team)
  expect(await noticed('messages')).toBe(0)
  await dana.api.messages.answerRequest({ id, accept: true })
  expect(await noticed('unread')).toBe(0)
})

test('a conversation of two cannot be left', async () => {
  const [mira, dana] = [await joins('Mira Two'), await joins('Dana Two')]
  const { conversationId } = await mira.writes(dana, 'Hello')
  expect(await refusal(mira.api.messages.leave({ id: conversationId }))).toMatchObject({ status: 409 })
  expect(await refusal(mira.api.messages.people({ id: conversationId }))).toMatchObject({ status: 404 })
})

test('who blocked the other reads no word of hers, and she none of hers; the others read both', async () => {
  const { mira, id, others } = await squad('Dana Blocks', 'Eva Blocked')
  const [dana, eva] = others as [Player, Player]
  const before = await says(eva, id, 'Secret of Eva')
  await dana.api.messages.react({ id: before.id, emoji: '💪' })
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
  await dana.api.profiles.block({ id: eva.id })
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 0 })
  const another = await says(eva, id, 'Another of Eva')
  const words = await says(dana, id, 'Words of Dana')
  await mira.api.messages.send({ id, messageId: messageId(), text: 'I agree', replyToId: words.id })
  expect(await wordsOf(mira, id)).toHaveLength(4)

  const hers = (await eva.api.messages.list({ id })).items
  expect(JSON.stringify(hers)).not.toContain('Words of Dana')
  expect(JSON.stringify([hers, await eva.api.messages.people({ id })])).not.toContain(dana.id)
  expect(hers[0]).toMatchObject({ text: 'I agree', replyTo: { senderId: null, sender: null, text: '' } })
  expect(hers[1]).toMatchObject({ hidden: true, senderId: null, sender: null, text: '' })
  expect(hers[3]).toMatchObject({ text: 'Secret of Eva', reactions: [] })
  expect(await namesIn(eva, id)).toEqual(['Mira Owner', 'Eva Blocked'])
  expect(await eva.api.messages.get({ id })).toMatchObject({ team: { people: 2 } })
  expect((await eva.api.messages.conversations({ q: 'words of dana' })).items).toEqual([])
  expect((await mira.api.messages.conversations({ q: 'words of dana' })).items).toMatchObject([
    { id, found: { sender: 'Dana Blocks', text: 'Words of Dana' } },
  ])
  expect(await eva.api.messages.unread()).toMatchObject({ messages: 1 })
  expect(await refusal(eva.api.messages.react({ id: words.id, emoji: '👍' }))).toMatchObject({ status: 404 })
  expect(await eva.api.messages.markRead({ id, messageId: another.id })).toMatchObject({ messages: 1 })
  expect((await eva.api.notifications.list({ tab: 'messages' })).items).toMatchObject([
    { kind: 'message', excerpt: 'I agree' },
  ])
  await says(dana, id, 'Last words of Dana')
  expect((await eva.api.notifications.list({ tab: 'messages' })).items).toMatchObject([
    { kind: 'message', excerpt: null },
  ])
  const told = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', eva.id).execute()
  expect(JSON.stringify(told)).not.toContain('Words of Dana')
  await dana.api.profiles.unblock({ id: eva.id })
  expect(await wordsOf(eva, id)).toContain('Dana Blocks: Words of Dana')
  // Of Mira, and two of Dana that stand there now.
  expect(await eva.api.messages.unread()).toMatchObject({ messages: 3 })
  await dana.api.messages.remove({ id: words.id })
  expect(await eva.api.messages.unread()).toMatchObject({ messages: 2 })
})

test('whose account is deleted leaves to the others what they had not read, without those whom they blocked', async () => {
  const { mira, id, others } = await squad('Dana Stays', 'Eva Hidden', 'Gone Soon')
  const [dana, eva, gone] = others as [Player, Player, Player]
  await dana.api.profiles.block({ id: eva.id })
  await says(eva, id, 'Of Eva')
  await says(mira, id, 'Of Mira')
  await says(gone, id, 'Of her who goes')
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 2 })
  await gone.api.accounts.leave({ password: 'secret1' })
  await heraia.db.updateTable('account_deletions').set({ due_at: heraia.clock.now() }).execute()
  await heraia.runJob('erase-due-accounts', {})
  await heraia.runJobs()
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
})

test('it counts, tells and takes back for each of them', async () => {
  const { mira, id, others } = await squad('Dana Reads', 'Eva Waits')
  const [dana, eva] = others as [Player, Player]
  const first = await says(mira, id, 'One')
  const again = await mira.api.messages.send({ id, messageId: first.id, text: 'One' })
  expect(again).toMatchObject({ id: first.id, state: 'sent' })
  const taken = dana.api.messages.send({ id, messageId: first.id, text: 'Mine' })
  expect(await refusal(taken)).toMatchObject({ status: 409, reason: 'id_taken' })
  const second = await says(mira, id, 'Two')
  await dana.api.messages.markRead({ id, messageId: first.id })
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 1 })
  await mira.api.messages.edit({ id: second.id, text: 'Two and a half' })
  expect(await wordsOf(eva, id)).toEqual(['Mira Owner: One', 'Mira Owner: Two and a half'])
  await mira.api.messages.remove({ id: second.id })
  expect(await dana.api.messages.unread()).toMatchObject({ messages: 0 })
  expect(await eva.api.messages.unread()).toMatchObject({ messages: 1 })
  expect((await eva.api.messages.list({ id })).items[0]).toMatchObject({ text: '', deletedAt: expect.any(String) })
  expect((await mira.api.messages.list({ id })).items.map(({ state }) => state)).toEqual(['sent', 'sent'])
  expect(await refusal(dana.api.messages.remove({ id: first.id }))).toMatchObject({ status: 403 })
  const noticed = (await eva.api.notifications.list({ tab: 'messages' })).items
  const notice = { kind: 'message', conversationId: id, team: { name: expect.any(String) } }
  expect(noticed).toMatchObject([notice])
  await eva.api.messages.mute({ id, muted: true })
  await eva.api.messages.markRead({ id, messageId: first.id })
  await says(mira, id, 'Three')
  const unread = (await eva.api.notifications.list({ tab: 'unread' })).items.filter(({ kind }) => kind === 'message')
  expect(unread).toEqual([])
})

test('nobody writes where one adult is alone with a girl, until a second one is in it', async () => {
  const { mira, team, id, others } = await squad('Kim Young')
  const [kim] = others as [Player]
  await kim.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  for (const she of [mira, kim]) {
    expect((await she.api.messages.get({ id })).mayWrite).toBe(false)
    expect(await refusal(says(she, id, 'Alone'))).toMatchObject({ status: 403, reason: 'needs_second_adult' })
  }
  const second = await joins('Sue Second')
  await joinsTeam(second, mira, team, 'coach')
  await second.api.messages.answerRequest({ id, accept: true })
  const { id: together } = await says(kim, id, 'Together')
  expect((await kim.api.messages.conversations({})).items).toMatchObject([{ mayWrite: true }])
  await second.api.messages.leave({ id })
  const reworded = kim.api.messages.edit({ id: together, text: 'Alone' })
  expect(await refusal(reworded)).toMatchObject({ reason: 'needs_second_adult' })
})

test('who is suspended is hidden from all, and a stranger cannot report what she never read', async () => {
  const { mira, id, others } = await squad('Dana Spams', 'Eva Reads')
  const [dana, eva] = others as [Player, Player]
  const spam = await says(dana, id, 'Buy this')
  const report = (by: Player) =>
    by.api.profiles.report({ id: newId() as never, subject: 'message', subjectId: spam.id, category: 'spam', text: '' })
  expect(await report(eva)).toMatchObject({ reference: expect.any(String) })
  expect(await refusal(report(await joins('Ola Outside')))).toMatchObject({ status: 404 })
  await suspendPerson(heraia.context, dana.id, 'Spam')
  expect((await mira.api.messages.list({ id })).items[0]).toMatchObject({ hidden: true, text: '', senderId: null })
  expect(await namesIn(mira, id)).toEqual(['Mira Owner', 'Eva Reads'])
})

test('what is deleted while she is suspended is gone for her too once she is back', async () => {
  const { mira, id, others } = await squad('Dana Away')
  const [dana] = others as [Player]
  const tab = await listen(heraia.fetch, dana.token)
  const first = await says(mira, id, 'Training at six')
  await tab.next('message.new')
  await tab.close()
  await dana.api.messages.markRead({ id, messageId: first.id })
  const sent = await says(mira, id, 'Words too many')
  await suspendPerson(heraia.context, dana.id, 'Spam')
  await mira.api.messages.remove({ id: sent.id })
  await restorePerson(heraia.context, dana.id, 'Appeal')

  expect(await dana.api.messages.unread()).toMatchObject({ messages: 0, conversations: 0 })
  const notices = (await dana.api.notifications.list({ tab: 'unread' })).items.filter(({ kind }) => kind === 'message')
  expect(notices).toEqual([])
  const again = await listen(heraia.fetch, dana.token, tab.lastEventId)
  expect(await again.next('message.new')).toMatchObject({ message: { text: '' } })
  expect(await again.next('message.changed')).toMatchObject({ message: { deletedAt: expect.any(String) } })
  await again.close()
})

test('who is in it hears that one of them was suspended, and is back: her words go and come at once', async () => {
  const { mira, id, others } = await squad('Dana Loud', 'Eva Blocks', 'Ola Declines')
  const [dana, eva, ola] = others
  if (!dana || !eva || !ola) throw new Error('nobody')
  await says(dana, id, 'Hello')
  await eva.api.profiles.block({ id: dana.id })
  await ola.api.messages.leave({ id })
  const told = async (act: () => Promise<unknown>) => {
    await heraia.runJobs()
    await heraia.db.deleteFrom('person_events').where('kind', '=', 'relation.changed').execute()
    await act()
    await heraia.runJobs()
    const rows = heraia.db.selectFrom('person_events').select('person_id').where('kind', '=', 'relation.changed')
    return (await rows.execute()).map(({ person_id }) => person_id)
  }
  expect(await told(() => suspendPerson(heraia.context, dana.id, 'Spam'))).toEqual([mira.id])
  expect(await wordsOf(mira, id)).toEqual(['?: '])
  expect(await told(() => restorePerson(heraia.context, dana.id, 'Appeal'))).toEqual([mira.id])
})
