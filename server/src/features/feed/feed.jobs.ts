import type { JobKind } from '../../jobs.ts'
import { dropFromTimelines, fanOutTeamPost } from './deliver-to-team.ts'
import { fanOutPost } from './fan-out-post.ts'
import { recountCommentsOf } from './recount-comments.ts'
import { recountLikes } from './recount-likes.ts'
import { recountQuotes } from './recount-quotes.ts'

export const feedJobs: readonly JobKind[] = [
  { name: 'fan-out-post', run: fanOutPost },
  { name: 'fan-out-team-post', run: fanOutTeamPost },
  { name: 'drop-team-posts', run: dropFromTimelines },
  { name: 'recount-likes', changesPages: true, run: recountLikes },
  { name: 'recount-quotes', changesPages: true, run: recountQuotes },
  { name: 'recount-comments', changesPages: true, run: recountCommentsOf },
]
