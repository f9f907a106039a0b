import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { type Auth, challenge, comesBack } from './ask-auth.ts'

/** An operator adds an organisation, whose people come in by what its directory signs. */
export async function driveOrganisation(auth: Auth, operator: string): Promise<void> {
  const { ask, leads, isRefused } = auth
  const directory = await samlDirectory('https://id.league.example')
  const made = await ask('POST', '/admin/sso/providers', operator, {
    ...{ type: 'saml', metadata_xml: directory.metadata, domains: ['league.example'] },
  })
  const path = `/admin/sso/providers/${String(made.id)}`
  await ask('GET', '/admin/sso/providers', operator)
  await ask('GET', path, operator)
  const domains = ['league.example', 'cup.example']
  await ask('PUT', path, operator, { metadata_xml: directory.metadata, domains })
  await ask('GET', '/sso/saml/metadata')

  const member = { nameId: 'member-1', email: 'member@league.example' }
  const comes = async (said: object, draft: Parameters<typeof directory.answers>[1]) => {
    const there = await leads('POST', '/sso', undefined, said)
    return leads('POST', '/sso/saml/acs', undefined, directory.answers(there.href, draft))
  }
  await comesBack(auth, await comes({ domain: 'league.example', ...challenge }, member))
  await comes({ provider_id: made.id }, member)
  const there = await leads('POST', '/sso', undefined, { domain: 'cup.example' })
  const unsigned = directory.answers(there.href, { ...member, signed: false })
  await isRefused('POST', '/sso/saml/acs', undefined, unsigned)
  await isRefused('POST', '/sso', undefined, { domain: 'nobody.example' })
  await ask('DELETE', path, operator)
}
