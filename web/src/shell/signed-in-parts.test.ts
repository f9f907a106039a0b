import { expect, test, vi } from 'vitest'
import { createStore } from '../lib/store.ts'
import { fetchParts } from './signed-in-parts.ts'
import { TryAgain } from './try-again.tsx'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const places = () => createStore<{ who?: string; parts: object }>({ parts: {} })
const nothing = () => null

test('whose account did not answer can try again, whether what says so comes late, or not at all', async () => {
  const here = places()
  const canTryAgain = { who: 'timed-out', parts: { SignedInArea: TryAgain } }
  fetchParts('timed-out', () => new Promise(() => {}), here)
  expect(here.get()).toEqual(canTryAgain)
  fetchParts('timed-out', lost, here)
  await Promise.resolve()
  expect(here.get()).toEqual(canTryAgain)
  const parts = { SignedInEffects: nothing }
  fetchParts('timed-out', async () => parts, here)
  await vi.waitFor(() => expect(here.get().parts).toBe(parts))
})

test('the button that tries again stays the same when what says so is here, with the focus that it has', async () => {
  const here = places()
  fetchParts('timed-out', () => import('./timed-out.tsx'), here)
  await vi.waitFor(() => expect(here.get().parts).toHaveProperty('SignedInEffects'))
  expect(here.get().parts).toHaveProperty('SignedInArea', TryAgain)
})

test('who is signed in by now keeps her menu when what would say that her account did not answer comes late', async () => {
  const here = places()
  const late = Promise.withResolvers<object>()
  const hers = { SignedInArea: nothing, SignedInEffects: nothing }
  fetchParts('timed-out', () => late.promise, here)
  fetchParts('signed-in', async () => hers, here)
  await vi.waitFor(() => expect(here.get().parts).toBe(hers))
  late.resolve({ SignedInEffects: nothing })
  await late.promise
  expect(here.get()).toEqual({ who: 'signed-in', parts: hers })
})

test('where the parts of the signed-in do not come, the page says that it failed', async () => {
  const here = places()
  fetchParts('signed-in', lost, here)
  expect(here.get()).toEqual({ who: 'signed-in', parts: {} })
  await vi.waitFor(() => expect(here.get().parts).toBeInstanceOf(TypeError))
})
