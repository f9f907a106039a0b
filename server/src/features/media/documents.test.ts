import { AchievementId, type MediaId, MessageId, ReportId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pdfOf } from '@heraia/hosts/test/sample-documents'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const pdf = { purpose: 'evidence', type: 'application/pdf' } as const
const fileOf = async ({ api }: Player, id: MediaId) => (await api.media.files({ ids: [id] })).items[0]
const get = (url: string | undefined) => heraia.fetch(url ?? '/media/none')
const soon = () => heraia.clock.advance({ seconds: 1 })

const won = {
  ...({ title: 'Gold, 100 m', description: null, date: '2025-05-04', location: null, type: 'medal' } as const),
  ...({ audience: 'public', evidence: [] } as const),
}

test('a PDF is judged by its content, and one that acts is refused', async () => {
  const mira = await joins('Mira Documents')
  const says = async (bytes: Uint8Array<ArrayBuffer>, said: Parameters<Player['uploads']>[1] = pdf) => {
    const file = await fileOf(mira, await mira.uploads(bytes, said))
    return file?.failure ?? `${file?.state} ${file?.kind}`
  }
  expect(await says(pdfOf())).toBe('ready document')
  expect(await says(pdfOf('<< /S /JavaScript /JS (app.alert(1)) >>'))).toBe('active_content')
  expect(await says(pdfOf('<< /S /J#61vaScript >>'))).toBe('active_content')
  expect(await says(pdfOf('<< /S /Launch /F (cmd.exe) >>'))).toBe('active_content')
  expect(await says(pdfOf().slice(0, 60))).toBe('damaged')
  expect(await says(await pngOf())).toBe('type_mismatch')
  expect(await says(pdfOf(), { purpose: 'evidence', type: 'image/png' })).toBe('type_mismatch')
  expect(await says(pdfOf(), { purpose: 'gallery', type: '' })).toBe('type_not_allowed')
  const archive = new Uint8Array([...pdfOf(), 0x50, 0x4b, 5, 6, ...new Uint8Array(18)])
  expect(await says(archive)).toBe('type_mismatch')
  await expect(mira.uploads(new Uint8Array(10_000_001), pdf)).rejects.toThrow('413')
  await expect(mira.uploads(pdfOf(), { purpose: 'post', type: 'application/pdf' })).rejects.toThrow('415')
})

test('what shows an achievement is seen by who sees the achievement, and gone with it', async () => {
  const [mira, dana, club] = [await joins('Mira'), await joins('Dana'), await joins('Club', { role: 'club' })]
  const id = AchievementId.parse(newId())
  const [diploma, photo] = [
    await mira.uploads(pdfOf(), pdf),
    await mira.uploads(await pngOf(), { purpose: 'evidence', type: 'image/png' }),
  ]
  await mira.api.media.describe({ id: diploma, alt: 'Diploma: 2025/"final"' })
  const added = await mira.api.achievements.add({ id, ...won, evidence: [], files: [diploma, photo] })
  expect(added).toMatchObject({ level: 'evidence', files: [{ id: diploma, medium: null }, { document: null }] })

  const [document, picture] = (await dana.api.achievements.get({ id })).files
  const answer = await get(document?.document?.url)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Diploma%202025final.pdf")
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(pdfOf())
  expect((await get(picture?.medium?.picture.url)).status).toBe(200)
  const [forAll] = (await stranger.achievements.get({ id })).files
  expect((await get(forAll?.document?.url)).status).toBe(200)

  await mira.api.achievements.ask({ id, of: club.id })
  await mira.api.achievements.edit({ id, ...won, evidence: [], audience: 'private' })
  soon()
  expect((await get(document?.document?.url)).status).toBe(404)
  expect((await get(forAll?.document?.url)).status).toBe(404)
  const [forClub] = (await club.api.achievements.get({ id })).files
  expect((await get(forClub?.document?.url)).status).toBe(200)

  const edited = await mira.api.achievements.edit({ id, ...won, evidence: [], files: [photo] })
  expect(edited.files.map((file) => file.id)).toEqual([photo])
  expect(await fileOf(mira, diploma)).toBeUndefined()
  await mira.api.achievements.remove({ id })
  expect(await fileOf(mira, photo)).toBeUndefined()
  await heraia.runJobs()
  soon()
  expect((await get(picture?.medium?.picture.url)).status).toBe(404)
})

test('files of others, for something else or twice are refused', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const add = (files: MediaId[]) =>
    mira.api.achievements.add({ id: AchievementId.parse(newId()), ...won, evidence: [], files })
  const hers = await mira.uploads(pdfOf(), pdf)
  expect(await refusal(add([await dana.uploads(pdfOf(), pdf)]))).toMatchObject({ reason: 'media_not_found' })
  const other = await mira.uploads(await pngOf(), { purpose: 'gallery' })
  expect(await refusal(add([other]))).toMatchObject({ reason: 'media_wrong_purpose' })
  await add([hers])
  expect(await refusal(add([hers]))).toMatchObject({ reason: 'media_in_use' })
})

test('what came with a message to a team is not for who came into the conversation later', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team)
  const { id } = await mira.api.messages.openOfTeam({ teamId: team.id })
  const sends = async () => {
    const media = [await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })]
    soon()
    const { attachments } = await mira.api.messages.send({ id, messageId: MessageId.parse(newId()), text: '', media })
    return new URL(attachments[0]?.medium?.picture.url ?? '', heraia.siteUrl).pathname
  }
  const before = await sends()
  await dana.api.messages.answerRequest({ id, accept: true })
  const after = await sends()
  const received = (await dana.api.messages.list({ id })).items[0]?.attachments[0]?.medium?.picture.url
  const { search } = new URL(received ?? '', heraia.siteUrl)
  const seen = [before, after].map(async (path) => (await get(path + search)).status)
  expect(await Promise.all(seen)).toEqual([404, 200])
})

test('what a picture of a message shows is said later, too, as long as its words may be changed, and of nothing else', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { conversationId: id } = await mira.writes(dana, 'Hello')
  const photo = await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  const other = await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  const messageId = MessageId.parse(newId())
  const plan = await mira.uploads(pdfOf(), { purpose: 'message', type: 'application/pdf' })
  await mira.api.messages.send({ id, messageId, text: 'Look', media: [photo, plan] })
  const says = (mediaId: MediaId, alt: string) =>
    mira.api.messages.edit({
      id: messageId,
      text: '',
      alts: ['Grass', alt].map((each) => ({ id: mediaId, alt: each })),
    })
  expect(await says(photo, 'The pitch')).toMatchObject({
    text: '',
    attachments: [{ medium: { picture: { alt: 'The pitch' } } }, {}],
  })
  await dana.api.messages.showPictures({ id, shown: true })
  const received = (await dana.api.messages.list({ id })).items[0]
  expect(received?.attachments[0]?.medium?.picture.alt).toBe('The pitch')
  for (const none of [other, plan]) {
    expect((await refusal(says(none, 'Another'))).fields).toMatchObject([{ field: 'alts', code: 'invalid' }])
  }
  heraia.clock.advance({ minutes: 16 })
  expect(await refusal(says(photo, 'Too late'))).toMatchObject({ reason: 'too_late' })
  const words = await mira.writes(dana, 'Words only')
  expect((await refusal(mira.api.messages.edit({ id: words.id, text: '' }))).fields).toMatchObject([{ field: 'text' }])
})

test('what comes with a message is for both of the conversation, and gone with the message', async () => {
  const [mira, dana, eve] = [await joins('Mira'), await joins('Dana'), await joins('Eve')]
  const { conversationId: id } = await mira.writes(dana, 'Hello')
  const [plan, photo] = [
    await mira.uploads(pdfOf(), { purpose: 'message', type: 'application/pdf' }),
    await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' }),
  ]
  const messageId = MessageId.parse(newId())
  await mira.api.media.describe({ id: photo, alt: 'The pitch in the rain' })
  const sent = await mira.api.messages.send({ id, messageId, text: '', media: [photo, plan] })
  expect(sent.attachments.map((file) => file.id)).toEqual([photo, plan])
  const again = await mira.api.messages.send({ id, messageId, text: '', media: [photo, plan] })
  expect(again.attachments).toHaveLength(2)

  await dana.api.messages.showPictures({ id, shown: true })
  const received = (await dana.api.messages.list({ id })).items[0]
  const [picture, document] = received?.attachments ?? []
  expect(picture?.medium?.picture.alt).toBe('The pitch in the rain')
  const addresses = [picture?.medium?.picture.url, document?.document?.url]
  for (const url of addresses) expect((await get(url)).status).toBe(200)
  // The address says for whom it was made; without that, and for somebody else, there is nothing.
  const pass = (await eve.api.profiles.get({ id: eve.id })).id
  for (const url of addresses) {
    expect((await get(url?.split('?')[0])).status).toBe(404)
    expect((await get(url?.replace(/v=[^.]+/, `v=${pass}`))).status).toBe(404)
  }
  const told = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', dana.id).execute()
  expect(JSON.stringify(told)).not.toContain('v=')

  await dana.api.profiles.block({ id: mira.id })
  soon()
  for (const url of addresses) expect((await get(url)).status).toBe(404)
  await dana.api.profiles.unblock({ id: mira.id })
  soon()
  for (const url of addresses) expect((await get(url)).status).toBe(200)

  expect(await mira.api.messages.remove({ id: messageId })).toMatchObject({ attachments: [], text: '' })
  await heraia.runJobs()
  soon()
  for (const url of addresses) expect((await get(url)).status).toBe(404)
  expect(await fileOf(mira, photo)).toBeUndefined()
  const left = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', dana.id).execute()
  expect(JSON.stringify(left)).not.toContain(photo)
})

test('what came with a reported message is the staff’s to see, and theirs alone once its sender deletes it', async () => {
  const [mira, dana, ada] = [await joins('Mira'), await joins('Dana'), await joins('Ada')]
  await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
  const { conversationId: id } = await mira.writes(dana, 'Hello')
  const photo = await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  const other = await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  const [messageId, otherId] = [MessageId.parse(newId()), MessageId.parse(newId())]
  await mira.api.messages.send({ id, messageId, text: 'Look', media: [photo] })
  await mira.api.messages.send({ id, messageId: otherId, text: '', media: [other] })
  const statusFor = async (who: Player, file: MediaId) => {
    const loose = await fileOf(who, await who.uploads(await pngOf(), { purpose: 'message', type: 'image/png' }))
    soon()
    return (await get(loose?.medium?.picture.url.replace(loose.id, file))).status
  }
  expect(await statusFor(ada, photo)).toBe(404)
  const reportId = ReportId.parse(newId())
  await dana.api.profiles.report({
    ...{ id: reportId, subject: 'message', subjectId: messageId, category: 'harassment', text: '' },
  })
  const [report] = await heraia.db.selectFrom('reports').select('evidence').where('id', '=', reportId).execute()
  expect(report?.evidence).toMatchObject({ text: 'Look', media: [{ mediaId: photo }] })
  expect([await statusFor(ada, photo), await statusFor(ada, other)]).toEqual([200, 404])

  for (const each of [messageId, otherId]) await mira.api.messages.remove({ id: each })
  await heraia.runJobs()
  expect([await statusFor(ada, photo), await statusFor(ada, other)]).toEqual([200, 404])
  expect([await statusFor(mira, photo), await statusFor(dana, photo)]).toEqual([404, 404])
  expect(await fileOf(mira, photo)).toBeUndefined()

  await heraia.db.deleteFrom('reports').where('id', '=', reportId).execute()
  heraia.clock.advance({ days: 2 })
  await heraia.runJob('media.sweep', {})
  await heraia.runJobs()
  expect([...heraia.files.stored.keys()].filter((key) => key.includes(photo))).toEqual([])
})

test('who has not accepted a message request gets words only, and an empty message is none', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await mira.api.messages.open({ personId: dana.id })
  const photo = await mira.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  const send = (text: string, media: MediaId[]) =>
    mira.api.messages.send({ id, messageId: MessageId.parse(newId()), text, media })
  expect(await refusal(send('Look', [photo]))).toMatchObject({ status: 403, reason: 'request_words_only' })
  expect(await refusal(send('  ', []))).toMatchObject({ fields: [{ field: 'text', code: 'required' }] })
  expect((await dana.api.messages.list({ id })).items).toEqual([])
})
