import type { VerificationOf } from '@heraia/contract/verification'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isActive, isMinor } from '../../visibility/people.ts'

/** Of `verification_requests as r`: those of people, or those of teams. */
export const isOf = (of: VerificationOf): RawBuilder<SqlBool> =>
  of === 'people' ? sql<SqlBool>`r.team_id is null` : sql<SqlBool>`r.team_id is not null`

/**
 * Whether what `p` asks with `r` waits for an answer: her account is in use, and where she speaks for a team she runs it
 * still. Otherwise it keeps its place, and is shown to nobody.
 */
export const isStanding = (of: VerificationOf): RawBuilder<SqlBool> =>
  of === 'people'
    ? isActive('p')
    : sql<SqlBool>`(${isActive('p')} and not ${isMinor('p')} and exists (
        select 1 from team_members m where m.team_id = r.team_id and m.person_id = r.person_id
          and m.state = 'member' and m.role in ('owner', 'manager')))`
