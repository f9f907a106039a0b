import type { PersonId } from '@heraia/contract/ids'
import type { Profile } from '@heraia/contract/profiles'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { profileOf, takePresence } from './profile-cache.ts'

test('who shows again that she is here is seen on her open profile at once, and who hides it, or goes, no longer', () => {
  const queries = new QueryClient()
  const shows = (online: boolean | null) =>
    queries.setQueryData(profileOf('mira').queryKey, { id: 'person-m', online } as Profile)
  const told = (online: boolean, personId = 'person-m') => {
    takePresence(queries, { personId: personId as PersonId, online, lastSeenAt: null })
    return queries.getQueryData(profileOf('mira').queryKey)?.online
  }
  shows(null)
  expect(told(true, 'person-d'), 'it is somebody else').toBeNull()
  expect([told(true), told(false)]).toEqual([true, false])
})
