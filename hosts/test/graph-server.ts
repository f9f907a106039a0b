import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What Facebook knows of somebody; who signed up there by phone has no address. */
export interface GraphPerson {
  id: string
  name: string
  email?: string
}

/** Facebook's sign-in as its documents show it: no id token, and errors in a shape of their own. */
export async function graphServer() {
  const codes = new Map<string, GraphPerson>()
  const tokens = new Map<string, GraphPerson>()
  const http = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => void http.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const refuse = (message: string, code: number) => ({
    error: { message, type: 'OAuthException', code, fbtrace_id: 'AbCdEfGhIjK' },
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '', url)
    const said =
      asked.pathname === '/oauth/access_token'
        ? exchange(new URLSearchParams(await text(request)).get('code') ?? '')
        : me(asked, request.headers.authorization ?? '')
    response.writeHead('error' in said ? 400 : 200, { 'content-type': 'application/json; charset=UTF-8' })
    response.end(JSON.stringify(said))
  }

  function exchange(code: string): object {
    const person = codes.get(code)
    if (!person) return refuse('This authorization code has been used.', 100)
    codes.delete(code)
    const access_token = `EAAB${crypto.randomUUID()}`
    tokens.set(access_token, person)
    return { access_token, token_type: 'bearer', expires_in: 5_183_944 }
  }

  function me({ pathname, searchParams }: URL, authorization: string): object {
    const person = tokens.get(authorization.replace(/^Bearer /i, ''))
    if (pathname !== '/me' || !person) return refuse('An active access token must be used.', 2500)
    const fields = (searchParams.get('fields') ?? 'id,name').split(',')
    return Object.fromEntries(Object.entries(person).filter(([field]) => field === 'id' || fields.includes(field)))
  }

  return {
    endpoints: {
      authorization: `${url}/dialog/oauth`,
      token: `${url}/oauth/access_token`,
      userinfo: `${url}/me?fields=id,name,email`,
    },
    /** She says yes on its page. Answers where her browser is sent. */
    agrees(there: URL, person: GraphPerson): URL {
      const code = `AQ${crypto.randomUUID()}`
      codes.set(code, person)
      const back = new URL(there.searchParams.get('redirect_uri') ?? '')
      back.search = new URLSearchParams({ code, state: there.searchParams.get('state') ?? '' }).toString()
      // As it always comes.
      back.hash = '_=_'
      return back
    },
    close: () => new Promise<void>((done) => void http.close(() => done())),
  }
}
