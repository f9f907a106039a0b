import { expect, test, vi } from 'vitest'

type Listener = (event: Record<string, unknown>) => void

function workerScope(pages: { navigate: (url: string) => void; focus: () => void }[]) {
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

async function start(pages: { navigate: (url: string) => void; focus: () => void }[] = []) {
  const scope = workerScope(pages)
  vi.resetModules()
  await import('./push-worker.ts')
  return scope
}

const clickedOn = (path: string) => ({ notification: { close: () => {}, data: { path } } })

test('a push is shown in its language, one at a time', async () => {
  const { fires, showNotification } = await start()
  const push = { title: 'Una novedad en Heraia', body: 'Dana te sigue.', path: '/notifications', language: 'es' }
  await fires('push', { data: { json: () => push } })
  expect(showNotification).toHaveBeenCalledWith(
    push.title,
    expect.objectContaining({ body: push.body, lang: 'es', tag: 'notices', data: { path: '/notifications' } }),
  )
})

test('pressed, it leads there in a page that is open, or in a new one', async () => {
  const closed = await start()
  await closed.fires('notificationclick', clickedOn('/notifications'))
  expect(closed.openWindow).toHaveBeenCalledWith('https://heraia.example/notifications')
  const page = { navigate: vi.fn<(url: string) => void>(), focus: vi.fn<() => void>() }
  const opened = await start([page])
  await opened.fires('notificationclick', clickedOn('/notifications'))
  expect(page.navigate).toHaveBeenCalledWith('https://heraia.example/notifications')
  expect(page.focus).toHaveBeenCalled()
  expect(opened.openWindow).not.toHaveBeenCalled()
})

test('it leads nowhere else', async () => {
  const { fires, openWindow } = await start()
  await fires('notificationclick', clickedOn('https://evil.example/'))
  expect(openWindow).not.toHaveBeenCalled()
})
