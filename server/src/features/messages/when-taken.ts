import { type RawBuilder, sql } from 'kysely'
import { restricts } from '../../visibility/restrictions.ts'
import type { RequestState } from './find-conversation.ts'

/** What a request becomes with her who takes it, by a word of hers or an answer: set aside still, if she restricts the other. */
export const whenTaken = (her: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<RequestState> =>
  sql<RequestState>`case when ${restricts(her, other)} then 'restricted' end`
