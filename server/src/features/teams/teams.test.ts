import { TeamAchievementId, TeamId } from '@heraia/contract/ids'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { type Player, refusal, season } from '@heraia/hosts/test/season'
import { fixtureSaid, roleSaid, teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, stranger, newId } = season(heraia)
const { founds, joinsTeam } = teamsOf(newId)

const namesOf = async (asked: Parameters<typeof stranger.teams.search>[0]) =>
  (await stranger.teams.search(asked)).items.map(({ name }) => name).sort()

test('who founds a team owns it, and everybody finds it', async () => {
  const mira = await joins('Mira')
  const id = TeamId.parse(newId())
  const made = await mira.api.teams.create({ ...teamSaid, id, name: 'Águilas del Sur', about: 'We fly.' })
  expect(made).toMatchObject({ name: 'Águilas del Sur', members: 1, followers: 0, recruiting: false, verified: false })
  expect(made.standing).toMatchObject({
    state: 'member',
    role: 'owner',
    may: { manage: true, own: true, leave: false },
  })
  expect(made.contact).toMatchObject({ person: { id: mira.id }, mayMessage: false })
  expect((await stranger.teams.get({ id })).standing).toBeNull()
  expect((await mira.api.teams.create({ ...teamSaid, id, name: 'Sent twice' })).name).toBe('Águilas del Sur')
  expect(await namesOf({ q: 'aguilas' })).toEqual(['Águilas del Sur'])
  expect((await mira.api.teams.mine()).teams).toMatchObject([{ team: { id }, role: 'owner' }])
})

test('an id of another team is taken, and who is under 18 founds none', async () => {
  const [mira, dana, kid] = [await joins('Mira'), await joins('Dana'), await joins('Kid')]
  const { id } = await founds(mira)
  expect(await refusal(dana.api.teams.create({ ...teamSaid, id }))).toMatchObject({ status: 409, reason: 'id_taken' })
  await kid.saves({ dateOfBirth: `${heraia.clock.now().getUTCFullYear() - 15}-01-01` })
  expect(await refusal(founds(kid))).toMatchObject({ status: 403, reason: 'adults_only' })
})

test('a search finds parts of name, sport and place, literally, and filters', async () => {
  const mira = await joins('Mira')
  await founds(mira, { name: 'Zeta 100% Water_Polo', sport: 'Water Polo', location: 'Cádiz' })
  const other = await founds(mira, { name: 'Zeta Rowing', sport: 'Rowing', location: 'Sevilla' })
  await heraia.db.updateTable('teams').set({ verified: true }).where('id', '=', other.id).execute()
  expect(await namesOf({ q: 'ZÉTA' })).toEqual(['Zeta 100% Water_Polo', 'Zeta Rowing'])
  expect(await namesOf({ q: 'zeta', sport: 'row' })).toEqual(['Zeta Rowing'])
  expect(await namesOf({ q: 'zeta', sport: 'Remo' })).toEqual(['Zeta Rowing'])
  expect(await namesOf({ q: 'remo' })).toEqual(['Zeta Rowing'])
  expect(await namesOf({ q: 'zeta', location: 'cadiz' })).toEqual(['Zeta 100% Water_Polo'])
  expect(await namesOf({ q: 'cadiz' })).toEqual(['Zeta 100% Water_Polo'])
  expect(await namesOf({ q: 'zeta', verified: true })).toEqual(['Zeta Rowing'])
  expect(await namesOf({ q: 'zeta', unverified: true })).toEqual(['Zeta 100% Water_Polo'])
  expect(await namesOf({ q: '100%' })).toEqual(['Zeta 100% Water_Polo'])
  expect(await namesOf({ q: 'r_p' })).toEqual(['Zeta 100% Water_Polo'])
  expect(await namesOf({ q: 'z%g' })).toEqual([])
  expect(await namesOf({ q: 'nobody plays here' })).toEqual([])
  expect(await stranger.teams.count({ q: 'zeta' })).toEqual({ count: 2, more: false })
  expect(await stranger.teams.count({ q: 'z_' })).toEqual({ count: 0, more: false })
})

test('how many there are is counted once in a short while, for everybody', async () => {
  const mira = await joins('Mira')
  const counted = (api = stranger) => api.teams.count({ q: 'kept a while' })
  expect(await counted()).toEqual({ count: 0, more: false })
  await founds(mira, { name: 'Kept A While' })
  expect(await counted(mira.api)).toEqual({ count: 0, more: false })
  heraia.clock.advance({ minutes: 1 })
  expect(await counted()).toEqual({ count: 1, more: false })
})

test('pages go on where they ended', async () => {
  const mira = await joins('Mira')
  for (const name of ['Page One', 'Page Two', 'Page Three']) await founds(mira, { name })
  const first = await stranger.teams.search({ q: 'page', limit: 2 })
  const second = await stranger.teams.search({ q: 'page', limit: 2, cursor: first.nextCursor ?? '' })
  const all = [...first.items, ...second.items].map(({ name }) => name)
  expect(new Set(all)).toEqual(new Set(['Page One', 'Page Two', 'Page Three']))
  expect(second.nextCursor).toBeNull()
})

test('a team for its members is there for nobody else', async () => {
  const [mira, dana, lena] = [await joins('Mira'), await joins('Dana'), await joins('Lena')]
  const { id } = await founds(mira, { name: 'Hidden Club', audience: 'members' })
  await mira.api.teams.invite({ id, personId: lena.id, role: 'player', position: null })
  expect(await namesOf({ q: 'hidden' })).toEqual([])
  for (const api of [stranger, dana.api]) {
    expect(await refusal(api.teams.get({ id }))).toMatchObject({ status: 404, reason: 'team_not_found' })
    expect(await refusal(api.teams.roster({ id }))).toMatchObject({ status: 404 })
    expect(await refusal(api.feed.byTeam({ id }))).toMatchObject({ status: 404 })
  }
  expect(await refusal(dana.api.teams.ask({ id, role: 'player', note: null }))).toMatchObject({ status: 404 })
  expect((await lena.api.teams.get({ id })).name).toBe('Hidden Club')
  const forAll = mira.api.feed.publish({ id: newId() as never, text: 'We won', teamId: id })
  expect(await refusal(forAll)).toMatchObject({ status: 403, reason: 'team_posts_are_public' })
  expect(await refusal(stranger.teams.get({ id: 'nothing' }))).toMatchObject({ status: 404, reason: 'team_not_found' })
})

test('who runs it edits it, a second tab is told, and the contact is one of the team', async () => {
  const [mira, dana, outsider] = [await joins('Mira'), await joins('Dana'), await joins('Ola')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team, 'coach')
  const edit = { ...teamSaid, id: team.id, version: team.version, contactId: dana.id, name: 'New name' }
  expect(await refusal(dana.api.teams.edit(edit))).toMatchObject({ status: 403, reason: 'not_team_manager' })
  expect((await mira.api.teams.edit(edit)).contact).toMatchObject({ person: { id: dana.id } })
  expect(await refusal(mira.api.teams.edit(edit))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
  const wrong = { ...edit, version: team.version + 1, contactId: outsider.id }
  expect(await refusal(mira.api.teams.edit(wrong))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'contactId', code: 'not_in_team' }] },
  })
  const hidden = { ...teamSaid, id: team.id, version: team.version + 1 }
  expect((await mira.api.teams.edit(hidden)).contact).toMatchObject({ person: { id: dana.id } })
  const owner = { ...hidden, version: team.version + 2, contactId: mira.id }
  expect((await mira.api.teams.edit(owner)).contact).toMatchObject({ person: { id: mira.id } })
  await mira.api.teams.handOver({ id: team.id, personId: dana.id })
  expect((await stranger.teams.get({ id: team.id })).contact).toMatchObject({ person: { id: dana.id } })
  await dana.api.teams.handOver({ id: team.id, personId: mira.id })
  await dana.api.teams.leave({ id: team.id })
  expect((await stranger.teams.get({ id: team.id })).contact).toMatchObject({ person: { id: mira.id } })
  await outsider.api.profiles.block({ id: mira.id })
  expect((await outsider.api.teams.get({ id: team.id })).contact).toBeNull()
})

test('followers are counted once, and their feed has the team’s posts as long as they follow', async () => {
  const [mira, dana, coach] = [await joins('Mira'), await joins('Dana'), await joins('Cora')]
  const team = await founds(mira)
  await joinsTeam(coach, mira, team, 'coach')
  const before = await mira.api.feed.publish({ id: newId() as never, text: 'Before you came', teamId: team.id })
  expect(before.team).toMatchObject({ id: team.id })
  for (const _ of [1, 2]) await dana.api.teams.follow({ id: team.id })
  expect(await dana.api.teams.get({ id: team.id })).toMatchObject({ followers: 1, standing: { following: true } })
  heraia.clock.advance({ seconds: 1 })
  await mira.api.feed.publish({ id: newId() as never, text: 'We won', teamId: team.id })
  const texts = async () => (await dana.api.feed.timeline({ scope: 'following' })).items.map(({ text }) => text)
  expect(await texts()).toEqual(['We won', 'Before you came'])
  expect((await stranger.feed.byTeam({ id: team.id })).items).toHaveLength(2)
  const asCoach = coach.api.feed.publish({ id: newId() as never, text: 'Me too', teamId: team.id })
  expect(await refusal(asCoach)).toMatchObject({ status: 403, reason: 'not_team_manager' })
  const quiet = { id: newId() as never, text: 'For few', teamId: team.id, audience: 'followers' as const }
  expect(await refusal(mira.api.feed.publish(quiet))).toMatchObject({ status: 403, reason: 'team_posts_are_public' })
  const narrowed = mira.api.feed.edit({ id: before.id, audience: 'followers' })
  expect(await refusal(narrowed)).toMatchObject({ status: 403, reason: 'team_posts_are_public' })
  await mira.api.feed.edit({ id: before.id, replyPolicy: 'nobody' })
  await mira.sets({ profileVisibility: 'followers' })
  const asPrivate = mira.api.feed.publish({ ...quiet, audience: 'public' })
  expect(await refusal(asPrivate)).toMatchObject({ status: 403, reason: 'team_posts_are_public' })
  await mira.sets({ profileVisibility: 'public' })
  await dana.api.teams.unfollow({ id: team.id })
  expect(await texts()).toEqual([])
  expect((await stranger.teams.get({ id: team.id })).followers).toBe(0)
})

test('a closed team’s posts are in the feeds of who follows their writers, and in no others', async () => {
  const [mira, dana, eva] = [await joins('Mira'), await joins('Dana'), await joins('Eva')]
  const team = await founds(mira)
  for (const { api } of [dana, eva]) await api.teams.follow({ id: team.id })
  await eva.api.profiles.follow({ id: mira.id })
  await mira.api.feed.publish({ id: newId() as never, text: 'We won', teamId: team.id })
  await mira.api.teams.close({ id: team.id })
  await heraia.runJobs()
  const texts = async ({ api }: typeof dana) =>
    (await api.feed.timeline({ scope: 'following' })).items.map(({ text }) => text)
  expect([await texts(mira), await texts(dana), await texts(eva)]).toEqual([['We won'], [], ['We won']])
})

test('who follows a team goes on reading it when she stops following who writes for it', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  await dana.api.teams.follow({ id: team.id })
  await dana.api.profiles.follow({ id: mira.id })
  await mira.api.feed.publish({ id: newId() as never, text: 'We won', teamId: team.id })
  heraia.clock.advance({ seconds: 1 })
  await mira.posts('Of mine')
  await dana.api.profiles.unfollow({ id: mira.id })
  const { items } = await dana.api.feed.timeline({ scope: 'following' })
  expect(items.map(({ text }) => text)).toEqual(['We won'])
})

test('who does not see a team any more follows it no more', async () => {
  const [mira, dana, lena, eva] = [await joins('Mira'), await joins('Dana'), await joins('Lena'), await joins('Eva')]
  const team = await founds(mira)
  const { id } = team
  await joinsTeam(lena, mira, team)
  for (const { api } of [dana, lena, eva]) await api.teams.follow({ id })
  await mira.api.feed.publish({ id: newId() as never, text: 'We won', teamId: id })
  const texts = async ({ api }: typeof dana) =>
    (await api.feed.timeline({ scope: 'following' })).items.map(({ text }) => text)
  expect(await texts(dana)).toEqual(['We won'])
  await mira.api.teams.edit({ ...teamSaid, id, version: team.version, audience: 'members' })
  // At once she may, although she is told of nothing that is there.
  expect(await refusal(eva.api.teams.unfollow({ id }))).toMatchObject({ status: 404, reason: 'team_not_found' })
  expect([await texts(eva), await texts(dana)]).toEqual([[], ['We won']])
  await heraia.runJobs()
  expect([await texts(dana), await texts(lena)]).toEqual([[], ['We won']])
  expect(await mira.api.teams.get({ id })).toMatchObject({ followers: 1 })
  await lena.api.teams.leave({ id })
  expect(await texts(lena)).toEqual([])
  expect(await mira.api.teams.get({ id })).toMatchObject({ followers: 0 })
  await mira.api.teams.edit({ ...teamSaid, id, version: team.version + 1 })
  expect((await dana.api.teams.get({ id })).standing).toMatchObject({ following: false })
})

test('what a team has won is counted from what is there', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  const won = {
    id,
    title: 'Liga',
    description: null,
    date: '2024-05-01',
    location: null,
    type: 'trophy' as const,
    updatedAt: null,
  }
  const achievementId = TeamAchievementId.parse(newId())
  const { updatedAt } = await mira.api.teams.saveAchievement({ ...won, achievementId })
  await mira.api.teams.saveAchievement({ ...won, updatedAt, achievementId, title: 'Liga de Honor' })
  await mira.api.teams.saveAchievement({ ...won, achievementId: TeamAchievementId.parse(newId()), date: '2025-05-01' })
  expect((await stranger.teams.achievements({ id })).items.map(({ title }) => title)).toEqual(['Liga', 'Liga de Honor'])
  expect((await stranger.teams.get({ id })).achievements).toBe(2)
  expect(await refusal(dana.api.teams.removeAchievement({ id, achievementId }))).toMatchObject({ status: 403 })
  await mira.api.teams.removeAchievement({ id, achievementId })
  expect((await stranger.teams.get({ id })).achievements).toBe(1)
  const future = { ...won, achievementId, date: '2999-01-01' }
  expect(await refusal(mira.api.teams.saveAchievement(future))).toMatchObject({
    ...{ status: 422, fields: [{ field: 'date', code: 'in_future' }] },
  })
  const others = await founds(dana)
  const foreign = { ...won, id: others.id, achievementId: (await mira.api.teams.achievements({ id })).items[0]?.id }
  expect(await refusal(dana.api.teams.saveAchievement(foreign as never))).toMatchObject({ reason: 'id_taken' })
})

test('two who run a team neither overwrite each other nor bring back what was deleted', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  const { id } = team
  await joinsTeam(dana, mira, team)
  await mira.api.teams.setMember({ id, personId: dana.id, role: 'manager', position: null })
  const date = heraia.clock.now().toISOString().slice(0, 10)
  const ids = { fixtureId: newId() as never, achievementId: TeamAchievementId.parse(newId()), roleId: newId() as never }
  const { fixtureId, achievementId, roleId } = ids
  const roleSays = { ...roleSaid, deadline: date, answerBy: date, teamId: id }
  const won = { description: null, date, location: null, type: 'trophy' as const }
  type Saves = ({ api }: Player, words: string, updatedAt?: string | null) => Promise<{ updatedAt: string }>
  const things: [Saves, (() => Promise<unknown>) | null][] = [
    [
      ({ api }, opponent, updatedAt) => api.fixtures.save({ ...fixtureSaid, date, id, fixtureId, opponent, updatedAt }),
      () => mira.api.fixtures.remove({ id, fixtureId }),
    ],
    [
      ({ api }, title, updatedAt) => api.teams.saveAchievement({ ...won, id, achievementId, title, updatedAt }),
      () => mira.api.teams.removeAchievement({ id, achievementId }),
    ],
    [({ api }, title, updatedAt) => api.openRoles.save({ ...roleSays, id: roleId, title, updatedAt }), null],
  ]
  const told = heraia.db.selectFrom('person_events').select('kind').where('person_id', '=', dana.id)
  for (const [saves, removes] of things) {
    const before = await told.where('kind', '=', 'team.changed').execute()
    const { updatedAt } = await saves(mira, 'First', null)
    expect(await told.where('kind', '=', 'team.changed').execute()).toHaveLength(before.length + 1)
    expect(await saves(mira, 'First', null), 'sent twice').toMatchObject({ updatedAt })
    heraia.clock.advance({ seconds: 1 })
    const hers = await saves(dana, 'Hers', updatedAt)
    heraia.clock.advance({ seconds: 1 })
    for (const old of [updatedAt, null]) {
      expect(await refusal(saves(mira, 'Mine', old))).toMatchObject({ status: 409, reason: 'edited_elsewhere' })
    }
    const here = await saves(mira, 'From a page of before')
    expect(await refusal(saves(dana, 'Hers', hers.updatedAt))).toMatchObject({ reason: 'edited_elsewhere' })
    await removes?.()
    if (removes) expect(await refusal(saves(dana, 'Back', here.updatedAt))).toMatchObject({ status: 404 })
  }
})

test('its logo is seen by who sees the team, and a file is used once', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const { id } = await founds(mira)
  const mediaId = await mira.uploads(await pngOf(), { purpose: 'avatar' })
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const { picture } = await mira.api.teams.setPicture({ id, which: 'logo', mediaId, crop, alt: 'A lioness' })
  expect((await stranger.teams.get({ id })).logo).toEqual(picture)
  expect((await heraia.fetch(picture?.url ?? '')).status).toBe(200)
  const asAvatar = mira.api.media.setAvatar({ mediaId, crop, alt: '' })
  expect(await refusal(asAvatar)).toMatchObject({ status: 409, reason: 'media_in_use' })
  await mira.sets({ profileVisibility: 'private' })
  expect((await heraia.fetch(picture?.url ?? '')).status).toBe(200)
  expect(await refusal(dana.api.teams.removePicture({ id, which: 'logo' }))).toMatchObject({ status: 403 })
  await mira.api.teams.removePicture({ id, which: 'logo' })
  expect((await stranger.teams.get({ id })).logo).toBeNull()
  // Who may see a file is remembered for a moment.
  heraia.clock.advance({ minutes: 1 })
  expect((await heraia.fetch(picture?.url ?? '')).status).toBe(404)
})

test('closing ends all of it but what people wrote', async () => {
  const [mira, dana] = [await joins('Mira'), await joins('Dana')]
  const team = await founds(mira)
  await joinsTeam(dana, mira, team)
  const post = await mira.api.feed.publish({ id: newId() as never, text: 'Goodbye', teamId: team.id })
  expect(await refusal(dana.api.teams.close({ id: team.id }))).toMatchObject({ status: 403, reason: 'not_team_owner' })
  await mira.api.teams.close({ id: team.id })
  expect(await refusal(stranger.teams.get({ id: team.id }))).toMatchObject({ status: 404 })
  expect((await stranger.feed.get({ id: post.id })).team).toBeNull()
  expect((await dana.api.teams.mine()).teams).toEqual([])
  expect((await dana.api.notifications.unread()).count).toBe(0)
})
