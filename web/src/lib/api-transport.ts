type Transport = (request: Request) => Promise<Response>

/** Where the transport gets its bearer token from: lib/session in the browser, nobody on the server. */
export interface Bearer {
  token: () => Promise<string | undefined>
  /** Asked once when the API refuses a token; undefined when there is no newer one. */
  renewed: (refused: string) => Promise<string | undefined>
  /** The session of this token lacks her second factor: no newer token would help. */
  wantsSecondFactor: (refused: string) => void
}

const TIME_LIMIT_MS = 15_000

let transport: Transport = (request) => fetch(request)
let bearer: Bearer | undefined

/** The server renders with the API of its own process: no network between. */
export function setTransport(own: Transport) {
  transport = own
}

export function setBearer(source: Bearer) {
  bearer = source
}

/** Sends with the session's token and a time limit; a token that is refused is renewed once. */
export async function apiFetch(request: Request): Promise<Response> {
  const limited = new Request(request, { signal: AbortSignal.any([request.signal, await timeLimit()]) })
  const token = await bearer?.token()
  const again = token ? askedAgain(limited) : undefined
  const answer = await transport(withToken(limited, token))
  if (answer.status !== 401 || !token || !again) return answer
  if (await lacksSecondFactor(answer)) {
    bearer?.wantsSecondFactor(token)
    return answer
  }
  const renewed = await bearer?.renewed(token)
  return renewed ? transport(withToken(again, renewed)) : answer
}

/** What has no body can be sent as often as one likes, without a copy. */
const askedAgain = (request: Request): Request => (request.method === 'GET' ? request : request.clone())

/** Nothing is late before somebody can answer. */
export const timeLimit = async () =>
  import.meta.env.MODE === 'demo'
    ? (await import('./demo/limit-once-open.ts')).limitOnceOpen(TIME_LIMIT_MS)
    : AbortSignal.timeout(TIME_LIMIT_MS)

/** Of a 401, whatever asked. */
export const lacksSecondFactor = async (answer: Response): Promise<boolean> =>
  (await answer.clone().text()).includes('"second_factor_needed"')

function withToken(request: Request, token: string | undefined): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`)
  return request
}
