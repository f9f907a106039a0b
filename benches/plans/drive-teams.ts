import { MessageId, PostId, TeamAchievementId, TeamFixtureId, TeamId } from '@heraia/contract/ids'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import type { Player } from '@heraia/hosts/test/season'
import { fixtureSaid, roleSaid, teamSaid, teamsOf } from '@heraia/hosts/test/teams'
import type { RecordedServer } from '../servers/recorded-server.ts'

type Others = { dana: Player; yuki: Player; stranger: Player['api']; newId: () => string }

/** A team is founded, fills, looks for people and closes; a coach and a fan come and go, a stranger looks on. */
export async function driveTeams(server: RecordedServer, mira: Player, others: Others): Promise<void> {
  const { dana, yuki, newId } = others
  const { founds } = teamsOf(newId)
  const team = await founds(mira, { about: 'Rugby for all.' })
  const { id, version } = team
  const { teams } = mira.api
  await teams.edit({ ...teamSaid, id, version, contactId: mira.id })
  const mediaId = await mira.uploads(await pngOf(), { purpose: 'avatar' })
  await server.runJobs()
  await teams.setPicture({ id, which: 'logo', mediaId, crop: { x: 0, y: 0, width: 1, height: 1 }, alt: '' })
  await server.fetch((await teams.get({ id })).logo?.url ?? '')
  await teams.removePicture({ id, which: 'logo' })

  const invitation = { id, personId: yuki.id, role: 'player', position: null } as const
  await teams.invite(invitation)
  await teams.uninvite({ id, personId: yuki.id })
  await teams.invite(invitation)
  await yuki.api.teams.mine()
  await yuki.api.teams.answerInvitation({ id, role: 'player', accept: true })
  await dana.api.teams.ask({ id, role: 'coach', note: 'Let me help' })
  await dana.api.teams.takeBack({ id })
  await dana.api.teams.ask({ id, role: 'coach', note: 'Let me help' })
  await teams.waiting({ id })
  await teams.answerRequest({ id, personId: dana.id, role: 'coach', accept: true })
  await teams.setMember({ id, personId: dana.id, role: 'manager', position: 'Scrum' })
  await driveConversation(mira, yuki, { id, newId })
  await yuki.api.teams.leave({ id })
  await yuki.api.teams.follow({ id })

  const { id: postId } = await mira.api.feed.publish({ id: PostId.parse(newId()), text: 'For the team', teamId: id })
  // As for who has more followers than a request writes to.
  for (const job of ['fan-out-post', 'fan-out-team-post']) await server.runJob(job, { postId })
  const achievementId = TeamAchievementId.parse(newId())
  const won = {
    title: 'Cup',
    description: null,
    date: '2025-05-04',
    location: null,
    type: 'trophy',
    updatedAt: null,
  } as const
  await teams.saveAchievement({ id, achievementId, ...won })
  const fixtureId = TeamFixtureId.parse(newId())
  await mira.api.fixtures.save({ ...fixtureSaid, id, fixtureId })
  await driveRoles(mira, team.id, others)
  await lookOn(id, others)

  await yuki.api.teams.unfollow({ id })
  await teams.removeAchievement({ id, achievementId })
  await mira.api.fixtures.remove({ id, fixtureId })
  await teams.handOver({ id, personId: dana.id })
  await dana.api.teams.handOver({ id, personId: mira.id })
  await teams.removeMember({ id, personId: dana.id })
  await yuki.api.teams.follow({ id })
  await teams.edit({ ...teamSaid, id, version: (await teams.get({ id })).version, audience: 'members' })
  await server.runJobs()
  await teams.close({ id })
}

/** They talk among themselves, and one goes. */
async function driveConversation(
  mira: Player,
  yuki: Player,
  { id: teamId, newId }: { id: Parameters<Player['api']['teams']['get']>[0]['id']; newId: () => string },
) {
  const { messages } = mira.api
  const { id } = await messages.openOfTeam({ teamId: TeamId.parse(teamId) })
  await yuki.api.messages.answerRequest({ id, accept: true })
  const sent = await messages.send({ id, messageId: MessageId.parse(newId()), text: 'Training at six' })
  await yuki.api.messages.react({ id: sent.id, emoji: '💪' })
  await yuki.api.messages.conversations({ q: 'training' })
  await yuki.api.messages.get({ id })
  await yuki.api.messages.markRead({ id, messageId: sent.id })
  await messages.edit({ id: sent.id, text: 'Training at seven' })
  await messages.typing({ id })
  const { nextCursor } = await messages.list({ id, limit: 1 })
  if (nextCursor) await messages.list({ id, limit: 1, cursor: nextCursor })
  await messages.around({ id, messageId: sent.id, limit: 1 })
  await messages.search({ id, q: 'training' })
  await messages.people({ id })
  await messages.people({ id, limit: 1 })
  await messages.remove({ id: sent.id })
  await yuki.api.messages.clear({ id, messageId: sent.id })
  await yuki.api.messages.leave({ id })
}

async function driveRoles(mira: Player, id: Awaited<ReturnType<Player['api']['teams']['get']>>['id'], others: Others) {
  const { openRoles } = mira.api
  const role = await teamsOf(others.newId).offers(mira, { id })
  const { updatedAt } = role
  await openRoles.save({ ...roleSaid, updatedAt, id: role.id, teamId: id, title: 'Scrum-half' })
  const { yuki } = others
  await yuki.api.openRoles.apply({ id: role.id, message: 'I am fast.' })
  await yuki.api.openRoles.withdraw({ id: role.id })
  await yuki.api.openRoles.apply({ id: role.id, message: 'I am fast.' })
  await openRoles.applications({ id: role.id })
  await openRoles.applications({ id: role.id, stage: 'received' })
  await openRoles.move({ id: role.id, personId: yuki.id, stage: 'trial' })
  await yuki.api.openRoles.mine({})
  await yuki.api.notifications.list({ tab: 'teams' })
  for (const api of [mira.api, yuki.api, others.stranger]) {
    await api.openRoles.get({ id: role.id })
    await api.openRoles.list({ id })
    await api.openRoles.list({ id, past: true })
  }
  await openRoles.close({ id: role.id, closed: true })
}

async function lookOn(id: Parameters<Player['api']['teams']['roster']>[0]['id'], { yuki, stranger }: Others) {
  for (const api of [yuki.api, stranger]) {
    for (const asked of [
      ...[{}, { q: 'leonas' }, { q: 'le' }, { sport: 'rugby' }, { location: 'madrid', q: 'leonas' }],
      ...[
        { recruiting: true },
        { verified: true },
        { unverified: true },
        { recruiting: true, verified: true, q: 'leonas' },
      ],
    ]) {
      const { nextCursor } = await api.teams.search({ ...asked, limit: 1 })
      if (nextCursor) await api.teams.search({ ...asked, limit: 1, cursor: nextCursor })
      await api.teams.count(asked)
    }
    await api.teams.get({ id })
    await api.teams.roster({ id })
    await api.teams.achievements({ id })
    await api.fixtures.list({ id })
    await api.fixtures.list({ id, past: true })
    await api.feed.byTeam({ id })
  }
}
