/**
 * Shows pushes while no page of the site is open. It caches nothing and answers no request.
 * Only what is used of the worker's scope is described: the room's types are those of a page.
 */
interface PushWorker {
  registration: ServiceWorkerRegistration
  location: Location
  clients: {
    matchAll(asked: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void
}

interface WindowClient {
  focus(): Promise<WindowClient>
  navigate(url: string): Promise<unknown>
}

interface WorkerEvent extends Event {
  data?: { json(): Push } | null
  notification?: Notification
  waitUntil(work: Promise<unknown>): void
}

/** What the server sends. */
export interface Push {
  title: string
  body: string
  path: string
  language: string
}

const worker = self as unknown as PushWorker

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('push', (event) => {
  const push = event.data?.json()
  if (push) event.waitUntil(show(push))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification?.close()
  event.waitUntil(open(event.notification?.data?.path ?? '/notifications'))
})

/** One at a time: the newer says what the older said too, or she has read that. */
const show = ({ title, body, path, language }: Push) =>
  worker.registration.showNotification(title, {
    ...{ body, lang: language, tag: 'notices', data: { path } },
    icon: '/icon.svg',
  })

/** In a page of the site that is open already, or in a new one. Her own site only, whatever the push says. */
async function open(path: string) {
  const url = new URL(path, worker.location.origin)
  if (url.origin !== worker.location.origin) return
  const [page] = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return worker.clients.openWindow(url.href)
  await page.navigate(url.href)
  return page.focus()
}
