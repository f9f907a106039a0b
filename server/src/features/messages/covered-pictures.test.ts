import { type ConversationId, type MediaId, MessageId } from '@heraia/contract/ids'
import { listen } from '@heraia/hosts/test/event-stream'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pdfOf } from '@heraia/hosts/test/sample-documents'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, describe, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const ALT = 'What nobody asked for'

/** Dana writes to Mira, who took her message request; the two do not follow each other. */
async function talk() {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { conversationId: id } = await dana.writes(mira, 'Hello')
  return { mira, dana, id }
}

async function pictureOf(who: Player): Promise<MediaId> {
  const picture = await who.uploads(await pngOf(), { purpose: 'message', type: 'image/png' })
  await who.api.media.describe({ id: picture, alt: ALT })
  return picture
}

async function sends(who: Player, id: ConversationId, text = '', more: MediaId[] = []) {
  const media = [await pictureOf(who), ...more]
  const sent = await who.api.messages.send({ id, messageId: MessageId.parse(newId()), text, media })
  const [picture] = sent.attachments
  if (!picture) throw new Error('What was sent with the message is not there.')
  return { ...sent, picture }
}

async function follows(one: Player, other: Player) {
  await one.api.profiles.follow({ id: other.id })
}

const newest = async ({ api }: Player, id: ConversationId) => (await api.messages.list({ id })).items[0]
const files = async (who: Player, id: ConversationId) => (await newest(who, id))?.attachments ?? []
const statusOf = async (url: string | undefined) => {
  heraia.clock.advance({ seconds: 1 })
  return (await heraia.fetch(url ?? '/media/none')).status
}

/** The address of somebody else's picture, as the viewer would have it; made of one that she may see herself. */
async function addressFor(who: Player, picture: MediaId): Promise<string> {
  const own = await pictureOf(who)
  const [file] = (await who.api.media.files({ ids: [own] })).items
  return (file?.medium?.picture.url ?? '').replace(own, picture)
}

const covered = (id: MediaId) => ({ id, medium: null, document: null, covered: 'image' })

describe('pictures of somebody who is no mutual follower', () => {
  test('are in nothing that she is shown, not in words either; their sender sees them as ever', async () => {
    const { mira, dana, id } = await talk()
    const sent = await sends(dana, id, 'Look')
    const { picture } = sent
    expect(picture).toMatchObject({ covered: null, medium: { picture: { alt: ALT } } })
    const { api } = mira
    const shown = [
      await api.messages.list({ id }),
      await api.messages.around({ id, messageId: sent.id }),
      await api.messages.search({ id, q: 'look' }),
      await api.messages.conversations({ q: 'look' }),
      await api.messages.get({ id }),
      await api.messages.open({ personId: dana.id }),
      await api.messages.react({ id: sent.id, emoji: '👍' }),
    ]
    expect(await files(mira, id)).toEqual([covered(picture.id)])
    for (const each of shown) {
      const text = JSON.stringify(each)
      expect(text).toContain(`"covered":"image"`)
      expect(text).not.toContain(ALT)
      expect(text).not.toContain('/media/')
    }
    const hers = await listen(heraia.fetch, mira.token)
    await dana.api.messages.edit({ id: sent.id, text: 'Look again', alts: [{ id: picture.id, alt: `${ALT}, again` }] })
    expect((await hers.next('message.changed')).message.attachments).toEqual([covered(picture.id)])
    await hers.close()
    const told = await heraia.db.selectFrom('person_events').select('data').where('person_id', '=', mira.id).execute()
    expect(JSON.stringify(told)).not.toContain(ALT)
  })

  test('answer at no address but to their sender, until she says that she wants to see them, and no more once she takes it back', async () => {
    const { mira, dana, id } = await talk()
    const { picture } = await sends(dana, id)
    const hers = await addressFor(mira, picture.id)
    expect([await statusOf(picture.medium?.picture.url), await statusOf(hers)]).toEqual([200, 404])

    expect(await mira.api.messages.showPictures({ id, shown: true })).toMatchObject({ id, showsPictures: true })
    const [shown] = await files(mira, id)
    expect(shown).toMatchObject({ covered: null, medium: { picture: { alt: ALT } } })
    expect([await statusOf(shown?.medium?.picture.url), await statusOf(hers)]).toEqual([200, 200])

    expect(await mira.api.messages.showPictures({ id, shown: false })).toMatchObject({ showsPictures: false })
    expect(await files(mira, id)).toEqual([covered(picture.id)])
    expect([await statusOf(shown?.medium?.picture.url), await statusOf(hers)]).toEqual([404, 404])
    expect(await statusOf(picture.medium?.picture.url)).toBe(200)
  })

  test('are told of to her own tabs alone, whatever she chooses, and seen by their sender nowhere', async () => {
    const { mira, dana, id } = await talk()
    await sends(dana, id)
    const seenByDana = async () => {
      const { partner, ...shown } = await dana.api.messages.get({ id })
      return { ...shown, partner: partner?.id }
    }
    const before = await seenByDana()
    const [hers, danas] = [await listen(heraia.fetch, mira.token), await listen(heraia.fetch, dana.token)]
    await mira.api.messages.showPictures({ id, shown: true })
    expect(await hers.next('conversation.changed')).toEqual({ conversationId: id })
    await mira.api.messages.showPictures({ id, shown: true })
    expect(await hers.isQuiet('conversation.changed'), 'nothing changed').toBe(true)
    expect(await danas.isQuiet('conversation.changed')).toBe(true)
    expect(await seenByDana()).toEqual(before)
    await hers.close()
    await danas.close()
  })

  test('stay covered where it is she who is followed, or she alone who follows', async () => {
    const { mira, dana, id } = await talk()
    await follows(dana, mira)
    await sends(dana, id)
    expect((await files(mira, id))[0]?.covered).toBe('image')
    await dana.api.profiles.unfollow({ id: mira.id })
    await follows(mira, dana)
    await sends(dana, id)
    expect((await files(mira, id))[0]?.covered).toBe('image')
    expect(await mira.api.messages.get({ id })).toMatchObject({ showsPictures: false })
  })

  test('leave a document beside them to be saved', async () => {
    const { mira, dana, id } = await talk()
    const plan = await dana.uploads(pdfOf(), { purpose: 'message', type: 'application/pdf' })
    await sends(dana, id, '', [plan])
    const [, document] = await files(mira, id)
    expect(document).toMatchObject({ id: plan, covered: null })
    expect(await statusOf(document?.document?.url)).toBe(200)
  })

  test('can be reported unseen, and the staff sees them', async () => {
    const { mira, dana, id } = await talk()
    const ada = await joins('Ada')
    await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()
    const sent = await sends(dana, id)
    const asked = { id: newId(), subject: 'message' as const, subjectId: sent.id, category: 'harassment' as const }
    await mira.api.profiles.report({ ...asked, text: '' })
    expect(await statusOf(await addressFor(ada, sent.picture.id))).toBe(200)
    expect(await statusOf(await addressFor(mira, sent.picture.id))).toBe(404)
  })
})

describe('pictures of a mutual follower', () => {
  test('are shown as they come, and those that came stay when the two part; what comes then does not', async () => {
    const { mira, dana, id } = await talk()
    await follows(mira, dana)
    await follows(dana, mira)
    const { picture: first } = await sends(dana, id)
    expect(await mira.api.messages.get({ id })).toMatchObject({ showsPictures: true })
    const [shown] = await files(mira, id)
    expect(shown).toMatchObject({ id: first.id, covered: null })
    await mira.api.profiles.unfollow({ id: dana.id })
    expect(await files(mira, id)).toMatchObject([{ id: first.id, covered: null }])
    expect(await statusOf(shown?.medium?.picture.url)).toBe(200)
    const { picture: second } = await sends(dana, id)
    expect(await files(mira, id)).toEqual([covered(second.id)])
    expect(await mira.api.messages.get({ id })).toMatchObject({ showsPictures: false })
  })

  test('are covered where she says so', async () => {
    const { mira, dana, id } = await talk()
    await follows(mira, dana)
    await follows(dana, mira)
    const { picture } = await sends(dana, id)
    await mira.api.messages.showPictures({ id, shown: false })
    expect(await files(mira, id)).toEqual([covered(picture.id)])
    expect(await statusOf(await addressFor(mira, picture.id))).toBe(404)
  })

  test('are covered once she restricts her, also where she had said that she wants to see them', async () => {
    const { mira, dana, id } = await talk()
    await follows(mira, dana)
    await follows(dana, mira)
    await mira.api.messages.showPictures({ id, shown: true })
    await mira.api.profiles.restrict({ id: dana.id })
    const { picture } = await sends(dana, id)
    expect(picture, 'its sender is told nothing').toMatchObject({ covered: null, medium: { picture: { alt: ALT } } })
    expect(await files(mira, id)).toEqual([covered(picture.id)])
    expect(await mira.api.messages.get({ id })).toMatchObject({ showsPictures: false })
    expect(await mira.api.messages.showPictures({ id, shown: true })).toMatchObject({ showsPictures: true })
    expect((await files(mira, id))[0]?.covered).toBeNull()
  })
})

test('what pictures she sees is chosen by nobody else, in no conversation that is hidden from her, and in none of a team', async () => {
  const { mira, dana, id } = await talk()
  const eva = await joins('Eva')
  const shown = { id, shown: true }
  expect(await refusal(stranger.messages.showPictures(shown))).toMatchObject({ status: 401 })
  expect(await refusal(eva.api.messages.showPictures(shown))).toMatchObject({ status: 404 })
  await sends(dana, id)
  await dana.api.messages.showPictures(shown)
  expect((await files(mira, id))[0]?.covered, 'that is of the pictures that Mira sends').toBe('image')
  await dana.api.profiles.block({ id: mira.id })
  expect(await refusal(mira.api.messages.showPictures(shown))).toMatchObject({ status: 404 })

  const team = await founds(mira)
  await joinsTeam(eva, mira, team)
  const { id: ofTeam } = await mira.api.messages.openOfTeam({ teamId: team.id })
  await eva.api.messages.answerRequest({ id: ofTeam, accept: true })
  expect(await refusal(mira.api.messages.showPictures({ id: ofTeam, shown: true }))).toMatchObject({
    ...{ status: 403, reason: 'not_of_two' },
  })
  await sends(eva, ofTeam)
  expect((await files(mira, ofTeam))[0]).toMatchObject({ covered: null, medium: { kind: 'image' } })
})
