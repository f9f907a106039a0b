import { expect, test, vi } from 'vitest'
import { fetchParts } from './signed-in-parts.ts'
import { TryAgain } from './try-again.tsx'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('whose account did not answer can try again, whether what says so comes late, or not at all', async () => {
  const set = vi.fn<(parts: object) => void>()
  fetchParts('timed-out', () => new Promise(() => {}), set)
  expect(set).toHaveBeenLastCalledWith({ SignedInArea: TryAgain })
  fetchParts('timed-out', lost, set)
  await Promise.resolve()
  expect(set).toHaveBeenLastCalledWith({ SignedInArea: TryAgain })
  const parts = {}
  fetchParts('timed-out', async () => parts, set)
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(parts))
})

test('where the parts of the signed-in do not come, the page says that it failed', async () => {
  const set = vi.fn<(parts: object) => void>()
  fetchParts('signed-in', lost, set)
  expect(set).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(set).toHaveBeenLastCalledWith(expect.any(TypeError)))
})
