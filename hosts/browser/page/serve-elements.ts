import type { SentRequest } from '../wire/messages.ts'

/** First loads wait so long for it; without it pictures are missing, nothing else. */
const PATIENCE_MS = 1500

/**
 * `<img>`, `<video>` and XMLHttpRequest do not go through `fetch` of the page: a service worker hands what they ask for
 * to the page they stand on. Where there is none (private windows of some browsers) they show what they show without a
 * picture.
 */
export async function serveElements(base: string, fetch: (request: Request) => Promise<Response>): Promise<void> {
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : null
  if (!container) return
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
    await container.register(new URL('sw.js', base), { scope: base, updateViaCache: 'none' })
    if (!container.controller) await Promise.race([controls(container), pause(PATIENCE_MS)])
  } catch {
    // Forbidden here: pictures are missing.
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
