import { z } from 'zod'
import { InvitationId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { RegistrationMode } from './site-settings.ts'
import { text } from './text.ts'

/** Links by which people register where the site takes whom somebody invited. */

/** How many open ones a member has at most, each for one registration. */
export const MEMBER_INVITATIONS_MAX = 5
/** How many open ones an admin has at most, and for how many registrations one of hers is at most. */
export const ADMIN_INVITATIONS_MAX = 100
export const INVITATION_USES_MAX = 100

const namedPerson = z.object({ name: z.string(), handle: z.string() })

/** `used`: as often as it may be; `ended`: by who made it or an admin, for its 30 days are over, or she may invite no more. */
export const InvitationState = z.enum(['open', 'used', 'ended'])
export type InvitationState = z.infer<typeof InvitationState>

const invitation = z.object({
  id: InvitationId,
  state: InvitationState,
  /** null: whoever made it is not to be seen. */
  madeBy: namedPerson.extend({ isSelf: z.boolean() }).nullable(),
  mostUses: z.number().int(),
  /** Registrations that count; who has left since counts, too. */
  uses: z.number().int(),
  /** Who came by it, as far as the viewer sees her, the first 20. */
  usedBy: z.array(namedPerson),
  createdAt: time,
  expiresAt: time,
})
export type Invitation = z.infer<typeof invitation>

/** What the viewer may do. */
export const mayInvite = z.object({
  mode: RegistrationMode.nullable(),
  /** She may make some at all. */
  allowed: z.boolean(),
  /** How many more may be open beside those that are. */
  left: z.number().int(),
  /** For how many registrations one of hers may be. */
  mostUses: z.number().int(),
})
export type MayInvite = z.infer<typeof mayInvite>

const lookedAt = z.object({
  /** `unknown`: nobody made it. */
  state: z.enum([...InvitationState.options, 'unknown']),
  /** Who invites, where she shows herself to everybody; of an open one alone. */
  by: namedPerson.nullable(),
})
export type LookedAtInvitation = z.infer<typeof lookedAt>

const tags = ['Account']
const one = z.strictObject({ id: InvitationId })

export const invitations = {
  invitations: procedure
    .route({
      method: 'GET',
      path: '/me/invitations',
      tags,
      summary: 'Invitations that she made, newest first; `everyones`: of an admin, those of everybody',
    })
    .input(z.strictObject({ ...pageInput, everyones: z.stringbool().or(z.boolean()).default(false) }))
    .output(page(invitation)),
  mayInvite: procedure
    .route({ method: 'GET', path: '/me/invitations/allowance', tags, summary: 'Whether and how many she may invite' })
    .output(mayInvite),
  makeInvitation: procedure
    .route({
      method: 'PUT',
      path: '/me/invitations/{id}',
      tags,
      summary:
        'Make an invitation; the client makes the id. Its token is told this once, and anew as long as nobody came by it',
    })
    .input(one.extend({ mostUses: z.number().int().min(1).max(INVITATION_USES_MAX).default(1) }))
    .output(z.object({ invitation, token: z.string() })),
  endInvitation: procedure
    .route({ method: 'DELETE', path: '/me/invitations/{id}', tags, summary: 'End one of hers; an admin ends any' })
    .input(one)
    .output(invitation),
  lookAtInvitation: procedure
    .route({
      method: 'POST',
      path: '/invitations/look',
      tags,
      summary: 'Whether an invitation lets in, and who invites; its token in the body, where nobody logs it',
    })
    .input(z.strictObject({ token: text({ min: 1, max: 100 }) }))
    .output(lookedAt),
}
