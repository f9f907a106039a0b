import type { Profile } from '@heraia/contract/profiles'
import { type RawBuilder, sql } from 'kysely'
import { type Context, viewerId } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { statement } from '../../statement.ts'
import { countHidden, hiddenFollows } from '../../visibility/hidden-counts.ts'
import { isListed, isPartShown, isVisible, seenBy, type ViewerId } from '../../visibility/people.ts'
import { isPresenceShownTo } from '../../visibility/presence.ts'
import { chipAsJson } from './chip-as-json.ts'
import { chipSql } from './person.view.ts'
import { type ProfileRow, showProfile } from './profile.view.ts'
import { readRef } from './read-ref.ts'
import { relationSql } from './relation.view.ts'

/** A profile by id or handle. Whoever is missing, blocked either way or suspended is not found, all alike. */
export async function getProfile(ctx: Context, ref: string): Promise<Profile> {
  const viewer = viewerId(ctx)
  const [row] = await selectProfile(ctx, { ...readRef(ref), viewer, now: ctx.now() })
  if (!row) throw notFound('person')
  return showProfile(row, viewer, ctx.pass)
}

type Asked = { id: string | null; handle: string | null; viewer: string | null; now: Date }

const selectProfile = statement(
  ({ id, handle, viewer, now }: Asked) => sql<ProfileRow>`
    select ${chipSql}, ${relationSql(viewer)}, seen.open,
      ${isPartShown('p', 'contact_info', viewer)} as contact_shown,
      ${isPartShown('p', 'stats_visibility', viewer)} as stats_shown,
      ${isPartShown('p', 'follows_visibility', viewer)} as lists_shown, ${online(viewer, now)} as online,
      p.cover, p.location, p.created_at as joined_at, p.followers_count, p.following_count,
      ${countHidden(viewer, (them) => hiddenFollows('p', them))} as hidden_follows,
      ${postsReadable(viewer)} as posts_count, ${provenLinks} as proven_links,
      ${linked(viewer)} as linked,
      p.matches_count, p.achievements_count, p.verified_by, p.bio, p.position, p.club, p.coach, p.experience,
      p.nationality, p.specialties, p.languages, p.availability, p.social_links, p.email, p.phone
    from profiles p, ${seenBy('p', viewer)}
    where ${id === null ? sql`p.handle = ${handle}` : sql`p.id = ${id}::uuid`} and ${isVisible('p', viewer)}`,
)

/** A number tells of what is not shown too: only posts that the viewer may read count. Walks posts_guarded_idx. */
const postsReadable = (viewer: ViewerId): RawBuilder<number> =>
  sql<number>`p.posts_count - ${
    viewer === null
      ? guarded(sql`true`)
      : sql`case when p.id = ${viewer}::uuid then 0 else ${guarded(sql`g.audience = 'private' or not seen.follows`)} end`
  }`

const guarded = (from: RawBuilder<unknown>) =>
  sql`(select count(*) from posts g where g.author_id = p.id and g.audience <> 'public' and (${from}))`

/** Of the links that she names now; null where none is proven. Walks the primary key. */
const provenLinks = sql`(select jsonb_object_agg(c.network, c.proven_at) from link_checks c
  where c.person_id = p.id and c.proven_at is not null and c.url = p.social_links ->> c.network)`

/** Club and coach that confirmed to be hers, whom the viewer may see; null where there is none. Two rows at most. */
const linked = (viewer: ViewerId) => sql`(select jsonb_object_agg(a.kind,
    jsonb_build_object('person', ${chipAsJson('l')}, 'since', a.answered_at))
  from affiliations a join profiles l on l.id = a.partner_id
  where a.person_id = p.id and a.state = 'confirmed' and ${isListed('l', viewer)})`

/** Seen by whom she writes with, as in their conversation: a look at a profile tells nobody when she is here. */
const online = (viewer: ViewerId, now: Date): RawBuilder<boolean | null> =>
  viewer === null
    ? sql<null>`null::boolean`
    : sql<boolean | null>`case when ${isPresenceShownTo('p', viewer)}
      then exists (select 1 from presence o where o.person_id = p.id and o.online_until > ${now}) end`
