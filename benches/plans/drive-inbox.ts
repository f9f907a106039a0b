import { pdfOf } from '@heraia/hosts/test/sample-documents'
import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

const visitor = {
  name: 'Mira López',
  email: 'mira@example.com',
  language: 'es',
  message: 'May we talk?',
  seconds: '30',
}

/** A visitor writes to the operator and applies for work; an admin reads it, opens the file and marks what is answered. */
export async function driveInbox(server: RecordedServer, admin: Player): Promise<void> {
  const done = async (path: string, init: RequestInit) => {
    const answer = await server.fetch(path, init)
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  }
  await done('/forms/contact', form({ ...visitor, category: 'press', subject: 'An interview' }))
  const resume = new File([pdfOf()], 'mira.pdf', { type: 'application/pdf' })
  await done('/forms/application', form({ ...visitor, position: '', resume }))
  await server.makeAdmin(admin.id)
  const { inbox } = admin.api
  const { items } = await inbox.list({ state: 'open' })
  for (const { id } of items) {
    const { resume: file } = await inbox.get({ id })
    const asked = { headers: { authorization: `Bearer ${admin.token}` } }
    if (file) await done(`/api/admin/inbox/${id}/resume`, asked)
    await inbox.mark({ id, answered: true })
  }
  for (const state of ['open', 'answered'] as const) {
    const { nextCursor } = await inbox.list({ state, limit: 1 })
    if (nextCursor) await inbox.list({ state, limit: 1, cursor: nextCursor })
  }
}

function form(said: Record<string, string | File>): RequestInit {
  const body = new FormData()
  for (const [name, value] of Object.entries(said)) body.set(name, value)
  return { method: 'POST', body }
}
