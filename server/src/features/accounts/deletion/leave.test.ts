import { authClient } from '@heraia/hosts/test/auth-client'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { killedAtMail } from '@heraia/hosts/test/killed-at-mail'
import { newestMail } from '@heraia/hosts/test/mailbox'
import { recordsOneOfEach } from '@heraia/hosts/test/records'
import { pngOf } from '@heraia/hosts/test/sample-pictures'
import { apiFor, type Player, refusal, season } from '@heraia/hosts/test/season'
import { speaking } from '@heraia/hosts/test/speaking'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { references } from '../../../personal-data/references.ts'
import { grantAdmin } from '../standing/grant-admin.ts'
import { writeAudits } from '../write-audit.ts'
import { GRACE_DAYS } from './deletion-days.ts'
import { eraseAccount } from './erase-account.ts'

const heraia = await createTestHeraia({ settings: { auth: { accessTokenSeconds: 10 ** 7 } } })
afterAll(() => heraia.close())
const { joins, stranger } = season(heraia)

async function signsIn({ email }: Player) {
  const response = await heraia.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'secret1' }),
  })
  return {
    status: response.status,
    api: apiFor(heraia, ((await response.json()) as { access_token: string }).access_token),
  }
}

const endOfGrace = async () => {
  heraia.clock.advance({ days: GRACE_DAYS, hours: 1 })
  await heraia.runJob('prune-live-log', {})
  await heraia.runJob('erase-due-accounts', {})
  await heraia.runJobs()
}

test('leaving asks for the password, and says what goes', async () => {
  const mira = await joins('Mira Asks')
  await mira.posts('Hello')
  expect(await mira.api.accounts.deletion()).toMatchObject({
    ...{ dueAt: null, graceDays: GRACE_DAYS, proof: 'password' },
    holds: { posts: 1, comments: 0, files: 0 },
  })
  const { leave } = mira.api.accounts
  expect(await refusal(leave({}))).toMatchObject({ fields: [{ field: 'password', code: 'required' }] })
  expect(await refusal(leave({ password: 'wrong' }))).toMatchObject({ fields: [{ code: 'wrong_password' }] })
  expect(await mira.api.accounts.me()).toMatchObject({ id: mira.id })
})

test('who leaves is seen nowhere and signed out everywhere at once; signing in again, she may keep it all', async () => {
  const [mira, dana] = [await joins('Mira Returns'), await joins('Dana Stays')]
  await dana.api.profiles.follow({ id: mira.id })
  const { dueAt } = await mira.api.accounts.leave({ password: 'secret1' })
  expect(Date.parse(dueAt) - heraia.clock.now().getTime()).toBe(GRACE_DAYS * 86_400_000)
  await heraia.runJobs()
  expect(await refusal(mira.api.accounts.me())).toMatchObject({ status: 401, reason: 'session_ended' })
  expect(await refusal(dana.api.profiles.get({ id: mira.id }))).toMatchObject({ status: 404 })
  expect((await dana.api.profiles.get({ id: dana.id })).following).toBe(0)
  expect((await newestMail(heraia, mira.email)).text).toContain('/keep-account')

  const { api } = await signsIn(mira)
  expect(await refusal(api.accounts.me())).toMatchObject({ status: 401, reason: 'account_leaving' })
  expect(await refusal(api.feed.publish({ id: crypto.randomUUID() as never, text: 'x' }))).toMatchObject({
    status: 401,
  })
  expect(await api.accounts.deletion()).toMatchObject({ dueAt })
  await api.accounts.keep()
  await heraia.runJobs()
  expect(await api.accounts.me()).toMatchObject({ id: mira.id })
  expect((await dana.api.profiles.get({ id: mira.id })).followers).toBe(1)
  expect(await refusal(api.accounts.keep())).toMatchObject({ status: 409, reason: 'not_leaving' })
  await endOfGrace()
  expect(await stranger.profiles.get({ id: mira.id })).toMatchObject({ id: mira.id })
})

test('a server that is killed at the end of a deletion tells her once that it is done', async () => {
  const mira = await joins('Mira Interrupted')
  await mira.api.accounts.leave({ password: 'secret1' })
  heraia.clock.advance({ days: GRACE_DAYS, hours: 1 })
  const job = { personId: mira.id }
  await expect(eraseAccount(references)(killedAtMail(heraia.context), job)).rejects.toThrow('killed')
  for (let run = 0; run < 2; run++) await heraia.runJob('erase-account', job)
  await heraia.runJobs()
  const mails = heraia.mails.filter(({ to, subject }) => to === mira.email && subject.includes('deleted'))
  expect(mails).toHaveLength(1)
  expect((await signsIn(mira)).status).toBe(400)
})

test('the last admin cannot leave', async () => {
  const ada = await joins('Ada Last')
  await grantAdmin(heraia.context, ada.id)
  expect(await refusal(ada.api.accounts.leave({ password: 'secret1' }))).toMatchObject({ reason: 'last_admin' })
})

describe('when her days are over', async () => {
  const [mira, dana] = [await joins('Mira Leaves'), await joins('Dana Reads')]
  const post = await dana.posts('Come and play')
  const hers = await mira.posts('Words of Mira')
  await mira.api.feed.like({ id: post.id })
  await mira.api.feed.bookmark({ id: post.id })
  const answered = await mira.comments(post, 'Words of Mira, answered')
  await dana.comments(post, 'An answer of Dana', answered)
  await mira.comments(post, 'Words of Mira, alone')
  await dana.comments(hers, 'Under her post')
  const message = await mira.writes(dana, 'Words of Mira to Dana')
  await dana.writes(mira, 'Words of Dana to Mira')
  await mira.api.profiles.follow({ id: dana.id })
  await dana.api.profiles.follow({ id: mira.id })
  const item = await mira.shows(await pngOf())
  await recordsOneOfEach(mira)
  await mira.saves({ phone: '+34 600 000 001', bio: 'Words of Mira' })
  await mira.api.accounts.askExport()
  await heraia.runJobs()
  const spanish = authClient(heraia, speaking(heraia, 'es')).auth
  await spanish.signInWithPassword({ email: mira.email, password: 'secret1' })
  const ofTheSite = ['session.ended', 'factor.dropped', 'account.resend_asked', 'admin.user_updated']
  const bySomebody = ofTheSite.map((action) => ({ action, actorId: null, subjectId: mira.id }))
  await writeAudits(heraia.context, bySomebody)
  await mira.api.accounts.leave({ password: 'secret1' })
  await endOfGrace()

  test('nothing of hers is left in any table', async () => {
    for (const { table, column, atTheEnd } of references) {
      if (atTheEnd.does !== 'delete') continue
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${mira.id}::uuid`.execute(heraia.db)
      expect([`${table}.${column}`, rows.length]).toEqual([`${table}.${column}`, 0])
    }
    const tables = [...new Set(references.map(({ table }) => table))]
    const secrets = ['Words of Mira', 'Mira Leaves', mira.email, '600 000 001']
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(heraia.db)
      const text = JSON.stringify(rows)
      expect([table, secrets.filter((secret) => text.includes(secret))]).toEqual([table, []])
    }
  })

  test('nor in the stored files', async () => {
    const keys: string[] = []
    for (const prefix of ['media/', 'uploads/', 'exports/'])
      for await (const key of heraia.files.list(prefix)) keys.push(key)
    expect(keys.filter((key) => key.includes(item.medium?.id ?? 'none') || key.startsWith('exports/'))).toEqual([])
  })

  test('what others wrote and their counters are right', async () => {
    const { items } = await dana.api.feed.comments({ id: post.id })
    expect(items).toMatchObject([{ id: answered.id, author: null, text: '', replies: 1 }])
    expect(await dana.api.feed.get({ id: post.id })).toMatchObject({ likes: 0, comments: 1 })
    expect(await dana.api.profiles.get({ id: dana.id })).toMatchObject({ followers: 0, following: 0 })
    const kept = await heraia.db
      .selectFrom('messages')
      .select(['sender_id', 'text'])
      .where('conversation_id', '=', message.conversationId)
      .orderBy('text')
      .execute()
    expect(kept).toEqual([
      { sender_id: mira.id, text: '' },
      { sender_id: dana.id, text: 'Words of Dana to Mira' },
    ])
  })

  test('she cannot sign in, her address is free, and the proof that it was done stays', async () => {
    expect((await signsIn(mira)).status).toBe(400)
    expect((await newestMail(heraia, mira.email)).subject).toBe('Tu cuenta de Heraia está eliminada')
    const done = await heraia.db.selectFrom('account_deletions').selectAll().where('person_id', '=', mira.id).execute()
    expect(done).toMatchObject([{ done_at: expect.any(Date) }])
    const record = await heraia.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', mira.id)
      .where('action', '=', 'account.deleted')
      .execute()
    expect(record).toHaveLength(1)
  })

  test('what her sessions and second factors went through is no record any more; what was done to the account is', async () => {
    const kept = await heraia.db.selectFrom('audit_log').select('action').where('subject_id', '=', mira.id).execute()
    expect(ofTheSite.filter((each) => kept.some(({ action }) => action === each))).toEqual(['admin.user_updated'])
  })

  test('the job does no harm when it comes twice', async () => {
    await heraia.runJob('erase-account', { personId: mira.id })
    await heraia.runJob('erase-account', { personId: dana.id })
    expect(await dana.api.accounts.me()).toMatchObject({ id: dana.id })
  })
})
