import { z } from 'zod'
import { PersonId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'

/** What another account is to her: a club's account, or a coach's. */
export const AffiliationKind = z.enum(['club', 'coach'])
export type AffiliationKind = z.infer<typeof AffiliationKind>

/** `asked`: no answer yet; `declined`: or confirmed no longer. Others see only what is confirmed. */
export const AffiliationState = z.enum(['asked', 'confirmed', 'declined'])
export type AffiliationState = z.infer<typeof AffiliationState>

/** `person` is the other one: whom she names, or who names her. */
export const affiliation = z.object({
  kind: AffiliationKind,
  person: personChip,
  state: AffiliationState,
  askedAt: time,
  answeredAt: time.nullable(),
})
export type Affiliation = z.infer<typeof affiliation>

const tags = ['Affiliations']
const one = z.strictObject({ kind: AffiliationKind })
const hers = z.object({ items: z.array(affiliation) })

export const affiliations = {
  mine: procedure
    .route({ method: 'GET', path: '/me/affiliations', tags, summary: 'The club and the coach that she named' })
    .output(hers),
  name: procedure
    .route({
      method: 'PUT',
      path: '/me/affiliations/{kind}',
      tags,
      summary: 'Name an account as her club or coach; it takes the place of the one before, and is asked to confirm',
    })
    .input(one.extend({ personId: PersonId }))
    .output(hers),
  end: procedure
    .route({ method: 'DELETE', path: '/me/affiliations/{kind}', tags, summary: 'Name nobody any more' })
    .input(one)
    .output(hers),
  naming: procedure
    .route({
      method: 'GET',
      path: '/me/named-by',
      tags,
      summary: 'Who names her as club or coach, newest first: those who wait, and those whom she confirmed',
    })
    .input(z.strictObject(pageInput))
    .output(page(affiliation)),
  answer: procedure
    .route({
      method: 'PUT',
      path: '/me/named-by/{id}',
      tags,
      summary: 'Confirm who names her, or decline; a confirmation can be taken back so',
    })
    .input(z.strictObject({ id: PersonId, confirm: z.boolean() }))
    .output(z.object({ id: PersonId, state: AffiliationState })),
}
