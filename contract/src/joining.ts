import { z } from 'zod'
import { PersonId } from './ids.ts'
import { JOIN_WORDS_MAX } from './join-words.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { Role } from './roles.ts'
import { REASON_MAX } from './staff-reason.ts'
import { text } from './text.ts'

/** Where an admin looks at who registers. */

/** Her own, while she waits. */
const joinRequest = z.object({ name: z.string(), email: z.string(), words: z.string(), askedAt: time })
export type JoinRequest = z.infer<typeof joinRequest>

const asked = z.object({
  /** null: her account waits for nothing. */
  request: joinRequest.nullable(),
})

/** As the staff sees it. */
const waitingPerson = z.object({
  id: PersonId,
  name: z.string(),
  /** Empty: she came by phone, or by a service that named none. */
  email: z.string(),
  phone: z.string(),
  role: Role,
  sport: z.string().nullable(),
  words: z.string(),
  askedAt: time,
})
export type WaitingPerson = z.infer<typeof waitingPerson>

const one = z.strictObject({ id: PersonId })
const done = z.object({ id: PersonId })

export const joining = {
  joinRequest: procedure
    .route({
      method: 'GET',
      path: '/me/join-request',
      tags: ['Account'],
      summary: 'What she asks, while her account waits for an admin; all else is refused until then',
    })
    .output(asked),
  sayToJoin: procedure
    .route({ method: 'PUT', path: '/me/join-request', tags: ['Account'], summary: 'Why she would like to join' })
    .input(z.strictObject({ words: text({ max: JOIN_WORDS_MAX }) }))
    .output(asked),
  withdrawJoin: procedure
    .route({
      method: 'DELETE',
      path: '/me/join-request',
      tags: ['Account'],
      summary: 'Ask no longer: her account is deleted at once',
    })
    .output(z.object({ withdrawn: z.literal(true) })),
}

export const joinQueue = {
  waitingPeople: procedure
    .route({
      method: 'GET',
      path: '/admin/join-requests',
      tags: ['Admin'],
      summary: 'Whose account waits for an admin, the longest first',
    })
    .input(z.strictObject({ ...pageInput }))
    .output(page(waitingPerson).extend({ waiting: boundedCount })),
  acceptPerson: procedure
    .route({
      method: 'POST',
      path: '/admin/join-requests/{id}/acceptance',
      tags: ['Admin'],
      summary: 'Let her in; she is told by mail',
    })
    .input(one)
    .output(done),
  declinePerson: procedure
    .route({
      method: 'POST',
      path: '/admin/join-requests/{id}/refusal',
      tags: ['Admin'],
      summary: 'Do not: her account is deleted, and she is told the reason by mail',
    })
    .input(one.extend({ reason: text({ min: 1, max: REASON_MAX }) }))
    .output(done),
}
