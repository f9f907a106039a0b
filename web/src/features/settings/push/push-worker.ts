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
  url: string
  focus(): Promise<unknown>
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

/** One at a time: the newer says what the older said too, or she has read that. It is heard like the first. */
const show = ({ title, body, path, language }: Push) =>
  worker.registration.showNotification(title, {
    ...{ body, lang: language, tag: 'notices', renotify: true, data: { path } },
    icon: '/icon.svg',
  })

/**
 * A page that is there already, or a new one. Another page that is open stays as it is: she may be writing in it, and a
 * worker may lead no page elsewhere that is not in its scope. Her own site only, whatever the push says.
 */
async function open(path: string) {
  const { href, origin } = new URL(path, worker.location.origin)
  if (origin !== worker.location.origin) return
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === href)
  return there ? there.focus() : worker.clients.openWindow(href)
}
