import { expect, test } from 'vitest'
import { makeQueryClient } from '../../lib/query-client.ts'
import { newestOf } from './use-save-over.ts'

test('what she sends again goes by the newest that is known of it, whichever list was loaded first', () => {
  const queries = makeQueryClient()
  const pages = (updatedAt: string) => ({
    pages: [
      {
        items: [
          { id: 'other', updatedAt: '2027' },
          { id: 'r', updatedAt },
        ],
      },
    ],
  })
  queries.setQueryData(['roles', 'list', 'past'], pages('2026-03-01T09:00:00.000Z'))
  queries.setQueryData(['roles', 'list'], pages('2026-03-02T09:00:00.000Z'))
  queries.setQueryData(['roles', 'get'], { id: 'r', updatedAt: '2026-03-01T12:00:00.000Z' })
  expect(newestOf(queries, ['roles'], 'r')).toBe('2026-03-02T09:00:00.000Z')
  expect(newestOf(queries, ['roles'], 'on a page that is not loaded')).toBeUndefined()
})
