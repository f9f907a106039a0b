import { CLAIM, type SentRequest } from '../wire/messages.ts'

/** First loads wait so long for it; without it pictures are missing, nothing else. */
const PATIENCE_MS = 1500

/**
 * `<img>`, `<video>` and XMLHttpRequest do not go through `fetch` of the page: a service worker hands what they ask for
 * to the page they stand on. false: there is none (private windows of some browsers), and they show what they show
 * without a picture.
 */
export async function serveElements(base: string, fetch: (request: Request) => Promise<Response>): Promise<boolean> {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!container) return false
  container.addEventListener('message', ({ data, ports: [port] }: MessageEvent<SentRequest>) => {
    if (!port) return
    const { url, method, headers, body } = data
    fetch(new Request(url, { method, headers, body }))
      .then(async (response) => {
        const answer = await toAnswer(response)
        port.postMessage(answer, answer.body ? [answer.body] : [])
      })
      .catch(() => port.postMessage(null))
  })
  container.startMessages()
  try {
    const { active } = await container.register(new URL('sw.js', base), { scope: base, updateViaCache: 'none' })
    // A page that was loaded anew with an empty cache has none, though it runs already.
    if (!container.controller) active?.postMessage(CLAIM)
    if (!container.controller) await Promise.race([controls(container), pause(PATIENCE_MS)])
    return true
  } catch {
    // Forbidden here.
    return false
  }
}

const toAnswer = async (response: Response) => ({
  status: response.status,
  headers: Array.from(response.headers),
  body: response.body && (await response.arrayBuffer()),
})

const controls = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => container.addEventListener('controllerchange', () => resolve(), { once: true }))

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
