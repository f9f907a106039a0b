import { CommentId, ListingQuestionId, MessageId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { sells } from '@heraia/hosts/test/listings'
import { type Player, season } from '@heraia/hosts/test/season'
import { teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId } = season(heraia)

const lines = async ({ api }: Player) => (await api.notifications.list({})).items

/** The lines that she is told have changed while `act` is done. */
async function toldOf({ id }: Player, act: () => Promise<unknown>): Promise<string[]> {
  const told = () =>
    heraia.db
      .selectFrom('person_events')
      .select('data')
      .where('person_id', '=', id)
      .where('kind', '=', 'notification.changed')
      .orderBy('seq')
      .execute()
  const before = (await told()).length
  await act()
  return (await told()).slice(before).map(({ data }) => String((data as { notificationId: string }).notificationId))
}

for (const read of [false, true]) {
  test(`who takes her like back is taken out of the line in all open lists, ${read ? 'read' : 'unread'}, and comes back to one that is read`, async () => {
    const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
    const { id } = await mira.posts('Goal!')
    for (const { api } of [dana, eva]) await api.feed.like({ id })
    if (read) await mira.api.notifications.markRead({})
    const [line] = await lines(mira)
    expect(await toldOf(mira, () => eva.api.feed.unlike({ id }))).toEqual([line?.id])
    expect((await lines(mira))[0]?.actors.map(({ name }) => name)).toEqual(['Dana'])
    expect(await toldOf(mira, () => eva.api.feed.unlike({ id }))).toEqual([])
    expect(await toldOf(mira, () => eva.api.feed.like({ id }))).toEqual(read ? [line?.id] : [])
    expect((await lines(mira))[0]?.actorCount).toBe(2)
  })

  test(`the words of a comment that was deleted, and the line of a post that was, leave all open lists, ${read ? 'read' : 'unread'}`, async () => {
    const [mira, dana] = [await joins('Mira'), await joins('Dana')]
    const { handle } = await dana.api.profiles.get({ id: dana.id })
    const post = await mira.posts(`Well done @${handle}`)
    const comment = await dana.comments(post, 'Thank you')
    for (const { api } of [mira, dana]) if (read) await api.notifications.markRead({})
    const [[commented], [named]] = [await lines(mira), await lines(dana)]
    expect([commented?.excerpt, named?.excerpt]).toEqual(['Thank you', post.text])
    expect(await toldOf(mira, () => dana.api.feed.removeComment({ id: comment.id }))).toEqual([commented?.id])
    expect(JSON.stringify(await lines(mira))).not.toContain('Thank you')
    expect(await toldOf(dana, () => mira.api.feed.remove({ id: post.id }))).toEqual([named?.id])
    expect(await lines(dana)).toEqual([])
  })
}

test('what is deleted or taken back while a block stands tells nobody on its other side', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await dana.api.profiles.get({ id: dana.id })
  const [post, hers] = [await mira.posts(`Well done @${handle}`), await dana.posts('Goal!')]
  await mira.api.feed.like({ id: hers.id })
  await mira.comments(hers, 'Bravo')
  await mira.api.profiles.block({ id: dana.id })
  expect(
    await toldOf(dana, async () => {
      await mira.api.feed.remove({ id: post.id })
      await mira.api.feed.unlike({ id: hers.id }).catch(() => {})
    }),
  ).toEqual([])
})

for (const who of ['who wrote it', 'who is named'] as const) {
  test(`a comment that named her under the post of a third goes unheard where ${who} blocked the other, and its line goes`, async () => {
    const [eva, mira, dana] = [await joins('Eva'), await joins('Mira'), await joins('Dana')]
    const post = await eva.posts('Goal!')
    const { handle } = await dana.api.profiles.get({ id: dana.id })
    const comment = await mira.comments(post, `look @${handle}`)
    const [blocker, blocked] = who === 'who wrote it' ? [mira, dana] : [dana, mira]
    await blocker.api.profiles.block({ id: blocked.id })
    expect(await toldOf(dana, () => mira.api.feed.removeComment({ id: comment.id }))).toEqual([])
    await blocker.api.profiles.unblock({ id: blocked.id })
    expect(await lines(dana)).toEqual([])
  })
}

test('at the moment of a block its other side hears nothing of the follow that goes; who blocks does', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  const [line] = await lines(mira)
  const both = async () => {
    expect(await toldOf(dana, () => mira.api.profiles.block({ id: dana.id }))).toEqual([])
  }
  expect(await toldOf(mira, both)).toEqual([line?.id])
})

test('of a listing that its seller deletes hears who asked about it, but not across a block', async () => {
  const [seller, mira, dana] = [await joins('Sara'), await joins('Mira'), await joins('Dana')]
  const { id } = await sells(seller)
  for (const { api } of [mira, dana]) {
    const questionId = ListingQuestionId.parse(newId())
    await api.marketplace.ask({ id, questionId, text: 'Is it wide?' })
    await seller.api.marketplace.answer({ id: questionId, text: 'No.' })
  }
  const [[hers], [line]] = [await lines(dana), await lines(mira)]
  expect([hers?.kind, line?.kind]).toEqual(['listing_answer', 'listing_answer'])
  await dana.api.profiles.block({ id: seller.id })
  const gone = async () => {
    expect(await toldOf(dana, () => seller.api.marketplace.remove({ id }))).toEqual([])
  }
  expect(await toldOf(mira, gone)).toEqual([line?.id])
})

test('a message that is deleted in a team’s conversation is no news of a line to whom a block hides its writer', async () => {
  const [eva, mira, dana] = [await joins('Eva'), await joins('Mira'), await joins('Dana')]
  const { founds, joinsTeam } = teamsOf(newId)
  const team = await founds(eva)
  for (const other of [mira, dana]) await joinsTeam(other, eva, team)
  const { id } = await eva.api.messages.openOfTeam({ teamId: team.id })
  for (const { api } of [mira, dana]) await api.messages.answerRequest({ id, accept: true })
  const said = await mira.api.messages.send({ id, messageId: MessageId.parse(newId()), text: 'Who comes?' })
  const [line] = (await lines(eva)).filter(({ kind }) => kind === 'message')
  await dana.api.profiles.block({ id: mira.id })
  const gone = async () => {
    expect(await toldOf(dana, () => mira.api.messages.remove({ id: said.id }))).toEqual([])
  }
  expect(await toldOf(eva, gone)).toEqual([line?.id])
})

test('whom a comment names, or one under it, learns when it is hidden, shown again and worded otherwise', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const { handle } = await eva.api.profiles.get({ id: eva.id })
  const post = await mira.posts('Goal!')
  const comment = await dana.comments(post, `So lucky, @${handle}`)
  await dana.comments(post, `Really, @${handle}`, comment)
  const before = await lines(eva)
  expect(before).toHaveLength(2)
  // Her whole list is asked again after one of them.
  const oneOfBoth = [expect.toBeOneOf(before.map(({ id }) => id))]
  const hide = (hidden: boolean) => toldOf(eva, () => mira.api.feed.hideComment({ id: comment.id, hidden }))
  expect(await hide(true)).toEqual(oneOfBoth)
  expect([await lines(eva), await eva.api.notifications.unread()]).toEqual([[], { count: 0 }])
  expect(await hide(true), 'it is hidden already').toEqual([])
  expect(await hide(false)).toEqual(oneOfBoth)
  expect(await lines(eva)).toHaveLength(2)
  const reworded = () => dana.api.feed.editComment({ id: comment.id, text: `So good, @${handle}` })
  const line = async () => (await lines(eva)).find(({ commentId }) => commentId === comment.id)
  expect(await toldOf(eva, reworded)).toEqual([(await line())?.id])
  expect((await line())?.excerpt).toContain('So good')
  await mira.api.feed.hideComment({ id: comment.id, hidden: true })
  const unheard = () => dana.api.feed.editComment({ id: comment.id, text: `Still so good, @${handle}` })
  expect(await toldOf(eva, unheard), 'it is hidden from her').toEqual([])
})

test('who has words of a post in her list learns when they are edited, its author too; who may not read it does not', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const handles = await Promise.all([dana, eva].map(async ({ api, id }) => (await api.profiles.get({ id })).handle))
  const named = handles.map((handle) => `@${handle}`).join(' and ')
  const { id } = await mira.posts(`Well done, ${named}`)
  const thanks = await dana.comments({ id }, 'Thank you')
  for (const { api } of [dana, eva]) await api.feed.like({ id })
  await eva.comments({ id }, 'So well done', thanks)
  const of = async (person: Player, kind: string) => (await lines(person)).find((line) => line.kind === kind)
  const [liked, mention] = [await of(mira, 'like'), await of(dana, 'mention')]
  await eva.api.profiles.block({ id: mira.id })
  const edit = (text: string) => () => mira.api.feed.edit({ id, text })
  // Lines of comments and answers show other words.
  expect(await toldOf(mira, edit(`Very well done, ${named}`))).toEqual([liked?.id])
  expect(await toldOf(dana, edit(`So well done, ${named}`))).toEqual([mention?.id])
  const last = `Well done, all, and ${named}`
  expect(await toldOf(eva, edit(last))).toEqual([])
  expect([(await of(mira, 'like'))?.excerpt, (await of(dana, 'mention'))?.excerpt]).toEqual([last, last])
})

test('whom a post names learns when it is no longer for her, and when it is again; nothing is told to its author', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await dana.api.profiles.get({ id: dana.id })
  const { id } = await mira.posts(`Well done @${handle}`)
  await dana.api.feed.like({ id })
  const [line] = await lines(dana)
  const says = (audience: 'public' | 'followers') => () => mira.api.feed.edit({ id, audience })
  expect(await toldOf(dana, says('followers'))).toEqual([line?.id])
  expect(await lines(dana)).toEqual([])
  expect(await toldOf(mira, says('public'))).toEqual([])
  expect(await lines(dana)).toHaveLength(1)
})

/** How often the site rang for her: a line that is told again only changes. */
const rungFor = async ({ id }: Player): Promise<number> => {
  const rung = heraia.db.selectFrom('person_events').select('seq').where('person_id', '=', id)
  return (await rung.where('kind', '=', 'notification.new').execute()).length
}

for (const where of ['post', 'comment'] as const) {
  for (const read of [false, true]) {
    test(`whom an edited ${where} names is told once; her line goes with her name and comes back without a ring, ${read ? 'read' : 'unread'}`, async () => {
      const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
      const [{ handle }, evas] = [
        await dana.api.profiles.get({ id: dana.id }),
        await eva.api.profiles.get({ id: eva.id }),
      ]
      const post = await (where === 'post' ? mira : eva).posts('Goal!')
      const { id } = where === 'post' ? post : await mira.comments(post, 'Goal!')
      const says = (text: string) => () =>
        where === 'post'
          ? mira.api.feed.edit({ id: post.id, text })
          : mira.api.feed.editComment({ id: CommentId.parse(id), text })
      await says(`Goal, @${handle}`)()
      const [line] = await lines(dana)
      expect([line?.kind, line?.excerpt, await rungFor(dana)]).toEqual(['mention', `Goal, @${handle}`, 1])
      if (read) await dana.api.notifications.markRead({})
      // Its new words may be told as well.
      expect(new Set(await toldOf(dana, says(`Goal, ${handle}`)))).toEqual(new Set([line?.id]))
      expect([await lines(dana), await dana.api.notifications.unread()]).toEqual([[], { count: 0 }])
      const again = await toldOf(dana, says(`Goal again, @${handle} @${evas.handle}`))
      expect(new Set(again)).toEqual(new Set([line?.id]))
      expect(await lines(dana)).toMatchObject([{ id: line?.id, read }])
      await says(`Goal again, dear @${handle}`)()
      expect(await rungFor(dana), 'nobody is rung again').toBe(1)
      // Of a comment under her own post she had heard already; in the post she is named no more.
      expect((await lines(eva)).map(({ kind }) => kind)).toEqual(where === 'post' ? [] : ['comment'])
    })
  }
}

test('whom a comment answers is not told once more when it is edited to name her', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await dana.api.profiles.get({ id: dana.id })
  const post = await mira.posts('Goal!')
  const answered = await dana.comments(post, 'Bravo')
  const { id } = await mira.comments(post, 'Thanks', answered)
  await mira.api.feed.editComment({ id, text: `Thanks @${handle}` })
  expect((await lines(dana)).map(({ kind }) => kind)).toEqual(['reply'])
  expect(await rungFor(dana)).toBe(1)
})

test('whose post a quote quotes is told of the quote where her name is taken out of it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { handle } = await dana.api.profiles.get({ id: dana.id })
  const quoted = await dana.posts('Goal!')
  const quote = await mira.posts(`See @${handle}`, { quotes: quoted.id })
  expect((await lines(dana)).map(({ kind }) => kind)).toEqual(['mention'])
  await mira.api.feed.edit({ id: quote.id, text: 'See' })
  expect((await lines(dana)).map(({ kind }) => kind)).toEqual(['quote'])
})
