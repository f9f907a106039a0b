import { type Auth, password } from './ask-auth.ts'

/** What programs of the operator do: accounts, their record, and the programs that may ask for codes. */
export async function driveOperator({ ask }: Auth, operator: string, mira: { id: string }): Promise<void> {
  await ask('GET', '/admin/users', operator)
  await ask('GET', '/admin/users?page=2&per_page=3', operator)
  await ask('GET', `/admin/users/${mira.id}`, operator)
  await ask('PUT', `/admin/users/${mira.id}`, operator, { user_metadata: { by: 'operator' } })
  const said = { email: 'other@example.org', phone: '+34600000099', password, email_confirm: true, phone_confirm: true }
  const path = `/admin/users/${String((await ask('POST', '/admin/users', operator, said)).id)}`
  await ask('PUT', path, operator, { email: 'others@example.org', phone: '+34600000098', password: 'secret2' })
  await ask('PUT', path, operator, { ban_duration: '24h' })
  await ask('PUT', path, operator, { ban_duration: 'none' })
  await ask('DELETE', path, operator, { should_soft_delete: true })
  await ask('DELETE', path, operator)
  await ask('GET', '/admin/audit?page=2&per_page=20', operator)
  await driveClients(ask, operator)
}

async function driveClients(ask: Auth['ask'], operator: string): Promise<void> {
  const draft = { client_name: 'Results Board', redirect_uris: ['https://board.example/back'] }
  const made = await ask('POST', '/admin/oauth/clients', operator, draft)
  const path = `/admin/oauth/clients/${String(made.client_id)}`
  await ask('GET', '/admin/oauth/clients', operator)
  await ask('GET', path, operator)
  await ask('PUT', path, operator, { client_name: 'Board' })
  await ask('POST', `${path}/regenerate_secret`, operator)
  await ask('DELETE', path, operator)
}
