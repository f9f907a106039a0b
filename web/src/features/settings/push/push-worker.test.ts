import { expect, test, vi } from 'vitest'

type Listener = (event: Record<string, unknown>) => void

/** As pages are to a worker of another scope: it may not lead them elsewhere. */
const pageAt = (url: string) => ({
  url,
  focus: vi.fn<() => Promise<void>>(async () => {}),
  navigate: () => Promise.reject(new TypeError('This service worker is not the client’s active service worker.')),
})
type Page = ReturnType<typeof pageAt>

function workerScope(pages: Page[]) {
  const listeners = new Map<string, Listener>()
  const showNotification = vi.fn<(title: string, more: NotificationOptions) => void>()
  const openWindow = vi.fn<(url: string) => void>()
  vi.stubGlobal('self', {
    registration: { showNotification },
    location: { origin: 'https://heraia.example' },
    clients: { matchAll: async () => pages, openWindow },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  })
  const fires = async (type: string, event: Record<string, unknown>) => {
    const waited: Promise<unknown>[] = []
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void waited.push(work) })
    await Promise.all(waited)
  }
  return { fires, showNotification, openWindow }
}

async function start(pages: Page[] = []) {
  const scope = workerScope(pages)
  vi.resetModules()
  await import('./push-worker.ts')
  return scope
}

const clickedOn = (path: string) => ({ notification: { close: () => {}, data: { path } } })

test('a push is shown in its language, one at a time, and each is heard', async () => {
  const { fires, showNotification } = await start()
  const push = { title: 'Una novedad en Heraia', body: 'Dana te sigue.', path: '/notifications', language: 'es' }
  await fires('push', { data: { json: () => push } })
  expect(showNotification).toHaveBeenCalledWith(
    push.title,
    expect.objectContaining({
      ...{ body: push.body, lang: 'es', data: { path: '/notifications' } },
      ...{ tag: 'notices', renotify: true },
    }),
  )
})

test('pressed while nothing is open, it leads there in a new page', async () => {
  const { fires, openWindow } = await start()
  await fires('notificationclick', clickedOn('/notifications'))
  expect(openWindow).toHaveBeenCalledWith('https://heraia.example/notifications')
})

test('pressed while her notices are open, it brings that page to the front', async () => {
  const [feed, notices] = [pageAt('https://heraia.example/feed'), pageAt('https://heraia.example/notifications')]
  const { fires, openWindow } = await start([feed, notices])
  await fires('notificationclick', clickedOn('/notifications'))
  expect(notices.focus).toHaveBeenCalled()
  expect(feed.focus).not.toHaveBeenCalled()
  expect(openWindow).not.toHaveBeenCalled()
})

test('pressed while she writes in another page, it leads there in a new one and leaves hers', async () => {
  const { fires, openWindow } = await start([pageAt('https://heraia.example/feed')])
  await fires('notificationclick', clickedOn('/notifications'))
  expect(openWindow).toHaveBeenCalledWith('https://heraia.example/notifications')
})

test('it leads nowhere else', async () => {
  const { fires, openWindow } = await start()
  await fires('notificationclick', clickedOn('https://evil.example/'))
  expect(openWindow).not.toHaveBeenCalled()
})
