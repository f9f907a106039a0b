import type { Player } from '@heraia/hosts/test/season'
import type { RecordedServer } from '../servers/recorded-server.ts'

/** A visitor writes to the operator by the contact form; an admin reads it and marks it. */
export async function driveInbox(server: RecordedServer, admin: Player): Promise<void> {
  const body = new FormData()
  const said = {
    ...{ name: 'Mira López', email: 'mira@example.com', category: 'press', subject: 'An interview' },
    ...{ message: 'May we talk?', language: 'es', seconds: '30' },
  }
  for (const [name, value] of Object.entries(said)) body.set(name, value)
  await server.fetch('/forms/contact', { method: 'POST', body })
  await server.makeAdmin(admin.id)
  const { inbox } = admin.api
  for (const state of ['open', 'answered'] as const) {
    const { items } = await inbox.list({ state, limit: 1 })
    const [first] = items
    if (!first) continue
    await inbox.get({ id: first.id })
    await inbox.mark({ id: first.id, answered: true })
  }
}
