import { ORPCError } from '@orpc/client'
import { expect, test } from 'vitest'
import { errorTexts } from '../../lib/errors.ts'
import { messageTexts } from './message-texts.ts'
import { whyNotEdited } from './why-not-edited.ts'

test('who is too late to mend a message is told so, and who has no connection that', () => {
  const why = (error: unknown) => whyNotEdited(messageTexts.en, errorTexts.en, error)
  const refused = (reason: string) => new ORPCError('FORBIDDEN', { defined: true, data: { reason } })
  expect(why(refused('too_late'))).toMatch(/possible for 15 minutes/)
  expect(why(refused('unheard_of'))).toMatch(/You are not allowed to do this/)
  expect(why(new TypeError('Failed to fetch'))).toMatch(/No connection/)
})
