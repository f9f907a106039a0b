import type { JobKind } from '../../jobs.ts'
import { countedLikes, countedQuotes } from './counted-in-posts.ts'
import { dropFromTimelines, fanOutTeamPost } from './deliver-to-team.ts'
import { fanOutPost } from './fan-out-post.ts'
import { recountCommentsOf } from './recount-comments.ts'

export const feedJobs: readonly JobKind[] = [
  { name: 'fan-out-post', run: fanOutPost },
  { name: 'fan-out-team-post', run: fanOutTeamPost },
  { name: 'drop-team-posts', run: dropFromTimelines },
  countedLikes.job,
  countedQuotes.job,
  { name: 'recount-comments', changesPages: true, run: recountCommentsOf },
]
