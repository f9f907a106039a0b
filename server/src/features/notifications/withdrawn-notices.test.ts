import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { type Player, season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins } = season(heraia)

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
