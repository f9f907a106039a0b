// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { renewPushWorker } from './push-device.ts'

function browser({ asked, permission }: { asked: boolean; permission: NotificationPermission }) {
  const register = vi.fn<() => Promise<object>>(async () => ({}))
  const serviceWorker = { register, getRegistration: async () => (asked ? {} : undefined) }
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('Notification', { permission })
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('location', { href: 'https://heraia.test/feed' })
  return register
}

afterEach(() => vi.unstubAllGlobals())

test('a browser that shows pushes is given the worker of this build, and one that was never asked for any gets none', async () => {
  const hers = browser({ asked: true, permission: 'granted' })
  await renewPushWorker()
  expect(hers).toHaveBeenCalledOnce()
  for (const other of [
    { asked: false, permission: 'granted' } as const,
    { asked: true, permission: 'denied' } as const,
  ]) {
    const register = browser(other)
    await renewPushWorker()
    expect(register).not.toHaveBeenCalled()
  }
})
