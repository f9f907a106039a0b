import { expect, test } from 'vitest'
import { fetched } from './signed-in-parts.ts'
import { TryAgain } from './try-again.tsx'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

test('whose account did not answer can try again, though what would say so does not come either', async () => {
  expect(await fetched('timed-out', lost)).toEqual({ SignedInArea: TryAgain })
})

test('where the parts of the signed-in do not come, the page says that it failed', async () => {
  expect(await fetched('signed-in', lost)).toBeInstanceOf(TypeError)
})
