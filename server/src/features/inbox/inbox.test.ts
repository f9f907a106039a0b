import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { refusal, season } from '@heraia/hosts/test/season'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { saveSiteSetting } from '../site/site-settings.ts'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const { joins, newId, stranger } = season(heraia)
const [ada, dana] = [await joins('Ada Admin'), await joins('Dana Writes')]
await heraia.db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', ada.id).execute()

const said = {
  name: 'Mira López',
  email: 'mira@example.com',
  category: 'press',
  subject: 'An interview',
  message: 'Hello,\n\nmay we talk?',
  language: 'es',
  seconds: '30',
}
const pdf = '%PDF-1.7\n1 0 obj\nendobj\ntrailer\n%%EOF\n'

interface Answered {
  status: number
  reference?: string
  fields: Record<string, string>
}

async function posts(path: string, words: Record<string, string>, resume?: File): Promise<Answered> {
  const body = new FormData()
  for (const [name, value] of Object.entries(words)) body.set(name, value)
  if (resume) body.set('resume', resume)
  const response = await heraia.fetch(path, { method: 'POST', body })
  const answer = (await response.json()) as {
    reference?: string
    data?: { fields?: { field: string; code: string }[] }
  }
  const fields = Object.fromEntries((answer.data?.fields ?? []).map(({ field, code }) => [field, code]))
  return { status: response.status, reference: answer.reference, fields }
}

const writes = (words: Partial<typeof said> & Record<string, string> = {}) =>
  posts('/forms/contact', { ...said, ...words })

const tickets = () =>
  heraia.db.selectFrom('tickets').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').execute()

beforeEach(async () => {
  await heraia.runJobs()
  await heraia.db.deleteFrom('tickets').execute()
  heraia.mails.length = 0
})

test('what she writes is kept, mailed to the address of its category, and confirmed to her in her language', async () => {
  await saveSiteSetting(heraia.context, 'category_emails', { press: 'press@heraia.example' })
  const { status, reference } = await writes()
  expect(status).toBe(200)
  expect(reference).toMatch(/^H-[2-9A-Z]{8}$/)
  await heraia.runJobs()
  const [toUs, toHer] = heraia.mails
  expect(toUs).toMatchObject({ to: 'press@heraia.example', subject: `[${reference}] press: An interview` })
  expect(toUs?.text).toContain('may we talk?')
  expect(toHer).toMatchObject({ to: 'mira@example.com', subject: `Tenemos tu mensaje: ${reference}` })
  expect(toHer?.text).not.toContain('may we talk?')
  const [ticket] = await tickets()
  expect(ticket?.message).toBe('Hello,\n\nmay we talk?')
  expect(ticket && ticket.due_at.getTime() - ticket.created_at.getTime()).toBe(24 * 3_600_000)
})

test('a form that a browser sends without scripts is the same to us', async () => {
  const drawn = String(heraia.clock.now().getTime() - 10_000)
  const { seconds: _, ...words } = said
  const response = await heraia.fetch('/forms/contact', {
    method: 'POST',
    body: new URLSearchParams({ ...words, drawn }),
  })
  expect(response.status).toBe(200)
})

test.each([
  ['name', { name: ' ' }, 'required'],
  ['email', { email: 'nobody' }, 'invalid_email'],
  ['subject', { subject: '' }, 'required'],
  ['message', { message: 'x'.repeat(5001) }, 'too_long'],
  ['message', { message: 'a\u0000b' }, 'invalid_characters'],
])('a wrong %s is named, and nothing is kept', async (field, words, code) => {
  const { status, fields } = await writes(words)
  expect([status, fields[field]]).toEqual([422, code])
  expect(await tickets()).toEqual([])
})

test('whose answer was lost sends the same again, and it is one message with one number', async () => {
  const [first, ...more] = await Promise.all([writes(), writes(), writes()])
  for (const again of [...more, await writes()]) expect(again.reference).toBe(first?.reference)
  expect((await writes({ message: 'Another one' })).reference).not.toBe(first?.reference)
  await heraia.runJobs()
  expect([(await tickets()).length, heraia.mails.length]).toEqual([2, 4])
  const created_at = new Date(heraia.clock.now().getTime() - 2 * 3_600_000)
  await heraia.db.updateTable('tickets').set({ created_at }).execute()
  expect((await writes()).reference).not.toBe(first?.reference)
})

test('a robot that fills what nobody sees is thanked, and nothing is kept; who is very quick sends again', async () => {
  expect((await writes({ website: 'http://spam.example' })).reference).toMatch(/^H-/)
  expect((await writes({ seconds: '1' })).fields).toEqual({ form: 'too_fast' })
  expect((await writes({ seconds: '' })).fields).toEqual({ form: 'too_fast' })
  expect(await tickets()).toEqual([])
})

test('what is no form is refused', async () => {
  const json = await heraia.fetch('/forms/contact', {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(json.status).toBe(422)
  const broken = await heraia.fetch('/forms/contact', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'multipart/form-data' },
  })
  expect(broken.status).toBe(422)
})

test('an application takes a PDF, whatever it is called, and nothing that only says it is one', async () => {
  const words = { name: 'Mira', email: 'mira@example.com', position: 'product-engineer', seconds: '9' }
  const send = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
    posts('/forms/application', words, new File([content], name, { type: 'application/pdf' }))
  expect((await send('MZ not a pdf', 'resume.pdf')).fields).toEqual({ resume: 'not_a_pdf' })
  expect((await send(new Uint8Array(10_000_001), 'resume.pdf')).fields).toEqual({ resume: 'too_large' })
  expect((await posts('/forms/application', words)).fields).toEqual({ resume: 'required' })
  expect((await send(pdf, '..\\..\\Mira "CV".pdf')).status).toBe(200)
  const [ticket] = await tickets()
  expect(ticket).toMatchObject({ category: 'careers', position: 'product-engineer', resume_name: 'Mira CV.pdf' })

  const asked = (token?: string, id = ticket?.id) =>
    heraia.fetch(`/api/admin/inbox/${id}/resume`, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })
  expect((await asked()).status).toBe(401)
  expect((await asked(dana.token)).status).toBe(403)
  const file = await asked(ada.token)
  expect(await file.text()).toBe(pdf)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
  for (const id of [newId(), '-'.repeat(36)]) expect((await asked(ada.token, id)).status).toBe(404)
})

test('an admin reads the inbox, opens, marks and reopens; nobody else does', async () => {
  await writes()
  heraia.clock.advance({ seconds: 1 })
  await writes({ category: 'feedback', subject: 'An idea' })
  expect(await refusal(stranger.inbox.list({}))).toMatchObject({ status: 401 })
  expect(await refusal(dana.api.inbox.list({}))).toMatchObject({ status: 403, reason: 'not_admin' })
  const { items } = await ada.api.inbox.list({})
  expect(items.map(({ subject }) => subject)).toEqual(['An idea', 'An interview'])
  expect((await ada.api.inbox.list({ category: 'press' })).items).toHaveLength(1)
  const id = items[0]?.id
  if (!id) throw new Error('No ticket')
  expect(await ada.api.inbox.mark({ id, answered: true })).toMatchObject({ answeredBy: 'Ada Admin' })
  expect((await ada.api.inbox.list({})).items).toHaveLength(1)
  expect((await ada.api.inbox.list({ state: 'answered' })).items[0]?.id).toBe(id)
  expect((await ada.api.inbox.mark({ id, answered: false })).answeredAt).toBeNull()
  expect(await refusal(ada.api.inbox.get({ id: newId() as typeof id }))).toMatchObject({ status: 404 })
})

test('what was answered long ago goes, with its file; what waits stays', async () => {
  await writes()
  const { items } = await ada.api.inbox.list({})
  const created_at = new Date(heraia.clock.now().getTime() - 800 * 86_400_000)
  await heraia.db.updateTable('tickets').set({ created_at }).execute()
  await heraia.runJob('sweep-tickets')
  expect(await tickets()).toHaveLength(1)
  const answered_at = new Date(heraia.clock.now().getTime() - 731 * 86_400_000)
  await heraia.db
    .updateTable('tickets')
    .set({ answered_at })
    .where('id', '=', items[0]?.id ?? '')
    .execute()
  await heraia.runJob('sweep-tickets')
  expect(await tickets()).toEqual([])
})

const applies = () => {
  const { category: _, subject: __, ...words } = said
  return posts('/forms/application', words, new File([pdf], 'cv.pdf', { type: 'application/pdf' }))
}

test('an application whose file cannot be removed stays until it can be', async () => {
  expect((await applies()).status).toBe(200)
  const [key] = (await tickets()).map(({ resume_key }) => resume_key ?? '')
  const answered_at = new Date(heraia.clock.now().getTime() - 366 * 86_400_000)
  await heraia.db.updateTable('tickets').set({ answered_at }).execute()
  const { files } = heraia.context.ports
  const { remove } = files
  onTestFinished(() => void (files.remove = remove))
  files.remove = () => Promise.reject(new Error('EIO: i/o error, unlink'))
  await expect(heraia.runJob('sweep-tickets')).rejects.toThrow('EIO')
  expect(await tickets()).toHaveLength(1)
  files.remove = remove
  await heraia.runJob('sweep-tickets')
  expect([await tickets(), await files.get(key ?? '')]).toEqual([[], null])
})

test('of an application that could not be stored no file stays', async () => {
  const { files, jobs } = heraia.context.ports
  const { put } = files
  const { add } = jobs
  const kept: string[] = []
  onTestFinished(() => {
    Object.assign(files, { put })
    Object.assign(jobs, { add })
  })
  files.put = (key, bytes) => {
    kept.push(key)
    return put(key, bytes)
  }
  jobs.add = () => Promise.reject(new Error('canceling statement due to statement timeout'))
  expect((await applies()).status).toBeGreaterThanOrEqual(500)
  expect(kept).toHaveLength(1)
  expect([await tickets(), await files.get(kept[0] ?? '')]).toEqual([[], null])
})
