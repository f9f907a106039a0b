import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Another tab has the lock and never gives it back. */
const held = (_: string, { signal }: LockOptions) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

async function tabWhere(request: unknown) {
  vi.stubGlobal('navigator', { locks: { query: async () => ({}), request } })
  return (await import('./one-tab-at-a-time.ts')).oneTabAtATime
}

test('where another tab holds its lock for ever, her message goes out all the same', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    expect(ms).toBe(20_000)
    return AbortSignal.any([new AbortController().signal, soon()])
  })
  const oneTabAtATime = await tabWhere(held)
  const run = vi.fn<() => Promise<void>>(async () => undefined)
  await oneTabAtATime('outbox', run)
  expect(run).toHaveBeenCalledOnce()
})

test('what fails while this tab has the lock is not sent once more', async () => {
  const oneTabAtATime = await tabWhere((_: string, __: object, ours: () => Promise<void>) => ours())
  const run = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('no network')))
  await expect(oneTabAtATime('outbox', run)).rejects.toThrow('no network')
  expect(run).toHaveBeenCalledOnce()
})

function soon(): AbortSignal {
  const control = new AbortController()
  setTimeout(() => control.abort(), 5)
  return control.signal
}
