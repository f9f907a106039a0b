import { isOfServer } from './page/own-paths.ts'
import { toSent } from './wire/answer-asks.ts'
import { CLAIM, type SentHead } from './wire/messages.ts'

/** What this file needs of a service worker's own scope. */
interface ServiceScope {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void>; get(id: string): Promise<Client | undefined> }
  addEventListener(kind: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(kind: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(kind: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void
}
interface Client {
  postMessage(message: unknown, transfer: Transferable[]): void
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}
interface InstallEvent extends ExtendableEvent {
  /** Newer browsers have it. */
  addRoutes?(rules: { condition: { requestMode?: string; urlPattern?: string }; source: 'network' }[]): Promise<void>
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  clientId: string
  respondWith(response: Promise<Response>): void
}

const scope = globalThis as unknown as ServiceScope

scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting())
  // Pages and their files wait for no service worker to wake up.
  const past = [{ requestMode: 'navigate' }, { urlPattern: new URL('assets/*', location.href).href }]
  const rules = past.map((condition) => ({ condition, source: 'network' as const }))
  void event.addRoutes?.(rules).catch(() => {})
})
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', (event) => {
  if (event.data === CLAIM) event.waitUntil(scope.clients.claim())
})

/** Nothing that the server answers goes to the network; files do, by the browser itself. */
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (origin === location.origin && isOfServer(pathname)) event.respondWith(answer(event))
})

type Answered = (SentHead & { body: ArrayBuffer | null }) | null

async function answer({ request, clientId }: FetchEvent): Promise<Response> {
  const page = await scope.clients.get(clientId)
  if (!page) return Response.error()
  const sent = await toSent(request)
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise<Answered>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Answered>) => resolve(data)
  })
  page.postMessage(sent, [port2])
  const said = await answered
  return said ? new Response(said.body, { status: said.status, headers: said.headers }) : Response.error()
}
