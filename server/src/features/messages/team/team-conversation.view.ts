import type { ConversationOfTeam } from '@heraia/contract/messages'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { readsSince } from '../../../visibility/messages.ts'
import { isActive, isMinor, isVisible } from '../../../visibility/people.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from '../../teams/team-chip.view.ts'
import type { ConversationRow } from '../conversation.view.ts'
import { showTeamMessage } from './show-team-message.ts'
import { mayWriteAmong } from './team-conversation.policy.ts'
import { type Authors, authorsSql } from './team-message.view.ts'

/** What a line of the list says of a team's conversation, as one value: most lines have none. */
export interface TeamConversationJson extends TeamChipRow {
  request: 'open' | 'declined' | null
  /** Since when she reads it. */
  since: string | null
  /** Of those whom the viewer sees. */
  people: number
  adults: number
  minors: number
  hidden: string[]
  authors: Omit<Authors, 'reply_at'> & { reply_at: string | null }
}

/** Beside `participants as mine`, its last message `m` and `r`, which that answers. */
export const ofTeamSql = (viewer: string): RawBuilder<unknown> => sql`(select to_jsonb(of_team) from (
    select ${teamChipSql}, mine.request,
      case when mine.joined_at is not null then ${readsSince('mine')} end as since, circle.*,
      (select coalesce(jsonb_agg(h.id), '[]') from (${hiddenByBlocks(sql`${viewer}::uuid`)}) h (id)) as hidden,
      (select to_jsonb(a) from (select ${authorsSql}) a) as authors
    from teams t, lateral (
      select count(*) filter (where ${isVisible('q', viewer)}) as people,
        count(*) filter (where ${isActive('q')} and not ${isMinor('q')}) as adults,
        count(*) filter (where ${isActive('q')} and ${isMinor('q')}) as minors
      from participants x join profiles q on q.id = x.person_id
      where x.conversation_id = mine.conversation_id and x.request is null) circle
    where t.id = mine.team_id) of_team)`

type OfTeam = Pick<ConversationOfTeam, 'partner' | 'team' | 'lastMessage' | 'mayWrite' | 'request'>

export function showOfTeam(row: ConversationRow, of: TeamConversationJson, ctx: SignedIn): OfTeam {
  const isIn = of.request === null
  const { message_id } = row
  const { reply_at, ...authors } = of.authors
  const eyes = {
    viewer: ctx.viewer.id,
    hidden: new Set(of.hidden),
    since: of.since === null ? null : new Date(of.since),
  }
  return {
    partner: null,
    team: { ...showTeamChip(of, ctx.pass), people: of.people },
    lastMessage:
      message_id === null
        ? null
        : showTeamMessage(
            { ...row, message_id, ...authors, reply_at: reply_at === null ? null : new Date(reply_at) },
            eyes,
            ctx.now(),
            ctx.pass,
          ),
    mayWrite: isIn && mayWriteAmong(of),
    request: isIn ? 'none' : 'received',
  }
}
