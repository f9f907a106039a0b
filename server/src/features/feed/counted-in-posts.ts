import { countedRows } from '../../counted-rows.ts'

/** Who likes or unlikes a post has locked it too, and comes before or after. */
export const countedLikes = countedRows({
  job: 'recount-likes',
  rows: 'likes',
  person: 'person_id',
  isCounted: 'counted',
  countedBy: { rows: 'posts', id: 'post_id', counter: 'likes_count' },
})

/** One that is for her alone counts for nobody. */
export const countedQuotes = countedRows({
  job: 'recount-quotes',
  rows: 'posts',
  person: 'author_id',
  isCounted: 'quote_counted',
  onlyWhere: "r.audience <> 'private'",
  countedBy: { rows: 'posts', id: 'quoted_id', counter: 'quotes_count' },
})
