import type { TestHeraia } from './heraia.ts'

export interface Asked {
  path: string
  init: RequestInit
}

/** Asks each and says what is wrong with the answers: never a failure, every refusal in the one shape of the API. */
export async function complaintsOf(
  heraia: TestHeraia,
  calls: Asked[],
  headers: Record<string, string> = {},
  wrongWith: WrongWith = wrongWithApi,
): Promise<string[]> {
  const found: string[] = []
  for (let at = 0; at < calls.length; at += 16) {
    const some = calls.slice(at, at + 16)
    found.push(...(await Promise.all(some.map((call) => complaintOf(heraia, call, headers, wrongWith)))).flat())
  }
  return found
}

async function complaintOf(
  heraia: TestHeraia,
  { path, init }: Asked,
  more: Record<string, string>,
  wrongWith: WrongWith,
): Promise<string[]> {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  const response = await heraia.fetch(path, { ...init, headers })
  const text = await response.text()
  const isHead = init.method === 'HEAD'
  const wrong = wrongWithAny(response) ?? (isHead ? wrongWithHead(text) : wrongWith(response, text, path))
  if (wrong === null) return []
  const body = typeof init.body === 'string' ? init.body : ''
  const asked = `${init.method ?? 'GET'} ${path.slice(0, 150)} ${body.slice(0, 200)}`
  return [`${wrong}: ${asked} → ${response.status} ${text.slice(0, 300)}`]
}

/** null: nothing. */
export type WrongWith = (response: Response, text: string, path: string) => string | null

function wrongWithAny({ status, headers }: Response): string | null {
  if (status >= 500) return 'fails'
  if (!headers.get('x-request-id')) return 'has no request id'
  if (headers.get('x-content-type-options') !== 'nosniff') return 'has no security headers'
  return null
}

const wrongWithHead = (text: string) => (text === '' ? null : 'has a body')

interface ApiRefusal {
  code: string
  status: number
  message: string
  data: { requestId: string; fields?: { field: string; code: string; message: string }[] }
}

const wrongWithApi: WrongWith = ({ status, headers }, text, path) => {
  if (status < 400) return null
  const body: unknown = JSON.parse(text)
  const error = (path.startsWith('/api/rpc/') ? (body as { json: unknown }).json : body) as ApiRefusal | undefined
  if (!error?.code || !error.message || error.status !== status) return 'is no refusal of ours'
  if (error.data?.requestId !== headers.get('x-request-id')) return 'does not say the request id'
  const hasFields = error.data.fields?.length && error.data.fields.every((each) => each.code && each.message)
  if (error.code === 'INVALID_INPUT' && (status !== 422 || !hasFields)) return 'does not say the fields'
  if (error.code === 'BAD_REQUEST') return 'is a bad request without a reason'
  return null
}
