import type { OpenHeraia } from '@heraia/hosts/test/open-heraia'
import { samlDirectory } from '@heraia/hosts/test/saml-directory'
import { serviceToken } from '@heraia/hosts/test/service-token'
import type { BrowserContext } from '@playwright/test'
import { expect } from './expect.ts'

/** A club's own sign-in page. Whoever comes there and says that it is she is posted back as `mail`. */
export async function openDirectory(
  heraia: Pick<OpenHeraia, 'url'>,
  { secret, domain }: { secret: string; domain: string },
) {
  const directory = await samlDirectory(`https://id.${domain}`)
  const made = await fetch(`${heraia.url}/auth/v1/admin/sso/providers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await serviceToken(secret)}` },
    body: JSON.stringify({ type: 'saml', metadata_xml: directory.metadata, domains: [domain] }),
  })
  expect(made.status).toBe(201)
  return {
    /** Its page in her browser; `expiresIn` under nothing: an answer of yesterday. */
    signsIn: (context: BrowserContext, mail: string, { expiresIn = 5 } = {}) =>
      context.route(`${directory.signInUrl}**`, async (route) => {
        const url = route.request().url()
        const answer = directory.answers(url, { nameId: mail, email: mail, expiresIn })
        const fields = [...answer].map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
        const form = `<form method="post" action="${directory.reads(url).acs}">${fields.join('')}`
        const body = `<!doctype html><title>The club</title>${form}<button>It is me</button></form>`
        await route.fulfill({ contentType: 'text/html', body })
      }),
  }
}
