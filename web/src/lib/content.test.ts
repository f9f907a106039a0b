import { afterEach, expect, test, vi } from 'vitest'
import { contentOf } from './content.ts'
import { failureOf } from './failure.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a link to a page whose text never comes ends as a failure, not in nothing', async () => {
  const late = AbortSignal.abort(new DOMException('too late', 'TimeoutError'))
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late)
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => undefined),
  )
  const error = await contentOf('about', 'en')
    .queryFn()
    .catch((lost: unknown) => lost)
  expect(failureOf(error).code).toBe('TIMED_OUT')
  expect(limit).toHaveBeenCalledWith(15_000)
})
