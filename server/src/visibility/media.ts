import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isAchievementShown } from './achievements.ts'
import { areCoveredFor } from './covered-pictures.ts'
import { isItemShown } from './gallery.ts'
import { isListingShown } from './listings.ts'
import { isForHer } from './messages.ts'
import { isListed, isVisible, type ViewerId } from './people.ts'
import { isReadable } from './posts.ts'
import { isSitePersonShown } from './site-people.ts'
import { isTeamShown } from './teams.ts'

/**
 * Whether the viewer may see a file: as far as what shows it is for her. What nothing shows is its owner's alone.
 * `file` is the alias of the media_files row, `owner` of its owner's profile. `isAdmin`: she had the powers of the staff in the
 * session to which its address was shown; whether she still has them is asked here.
 */
export function isFileShown(file: string, owner: string, viewer: ViewerId, isAdmin: boolean): RawBuilder<SqlBool> {
  const id = sql.ref(`${file}.id`)
  const isStaff = viewer !== null && isAdmin ? isOfStaff(viewer) : sql<SqlBool>`false`
  const asShown = sql<SqlBool>`(${sql.ref(`${file}.attached_at`)} is not null and case ${sql.ref(`${file}.purpose`)}
    when 'gallery' then (coalesce((select ${isItemShown('item', owner, viewer)}
      from gallery_items item where item.media_id = ${id}), false)
      or (${isStaff} and ${isReported(id)}))
    when 'post' then coalesce((select ${isReadable('post', owner, viewer)}
      from post_media m join posts post on post.id = m.post_id where m.media_id = ${id}), false)
    when 'listing' then (coalesce((select ${isListingShown('listing', owner, viewer)}
      from listing_media m join listings listing on listing.id = m.listing_id where m.media_id = ${id}), false)
      or ${isInOrderOf(id, viewer, isStaff)})
    when 'evidence' then (coalesce((select ${isAchievementShown('a', owner, viewer, isStaff)}
      from achievement_media m join achievements a on a.id = m.achievement_id where m.media_id = ${id}), false)
      or (${isStaff} and ${isAskedWith(id)}))
    when 'message' then (${isMessageFileShown(file, owner, viewer)} or (${isStaff} and ${isReported(id)}))
    else coalesce((select ${isTeamShown('team', viewer)} from teams team where team.logo_id = ${id} or team.cover_id = ${id}),
      ${isSitePersonPicture(id, isStaff)}, ${isListed(owner, viewer)}) end)`
  if (viewer === null) return asShown
  return sql<SqlBool>`(${isInUse(viewer)} and ((${sql.ref(`${owner}.id`)} = ${viewer}::uuid
    and ${sql.ref(`${file}.withheld_at`)} is null) or ${asShown}))`
}

/** What was bought is shown to the two whose order it is, and in a dispute to the staff, whatever became of the listing. */
const isInOrderOf = (file: RawBuilder<unknown>, viewer: ViewerId, isStaff: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`exists (select 1 from orders o where o.picture_id = ${file}
        and (o.buyer_id = ${viewer}::uuid or o.seller_id = ${viewer}::uuid or (o.disputed_at is not null
          and ${isStaff})))`

/** What came with a message, or stands in a gallery, and was reported is shown to the staff, whatever became of it. */
const isReported = (file: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from report_media r where r.media_id = ${file})`

/** What somebody asks to be verified with is shown to the staff, and to nobody else but her. */
const isAskedWith = (file: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from verification_request_media r where r.media_id = ${file})`

const isOfStaff = (viewer: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from profiles staff where staff.id = ${viewer}::uuid and staff.role = 'admin')`

/** Of whom the About page shows everybody sees it, whatever became of who uploaded it; of others the staff. */
const isSitePersonPicture = (file: RawBuilder<unknown>, isStaff: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(select ${isSitePersonShown('one')} or ${isStaff} from site_people one where one.picture_id = ${file})`

/**
 * Those whose conversation it is see it, as long as no block is between them and it is not deleted for them; of a team, since
 * they are in it. A picture that is covered is nobody's but its owner's.
 */
const isMessageFileShown = (file: string, owner: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`coalesce((select ${isVisible(owner, viewer)}
        from message_media m join messages message on message.id = m.message_id
          join participants mine on mine.conversation_id = message.conversation_id and mine.person_id = ${viewer}::uuid
            and ${isForHer('message', 'mine')}
        where m.media_id = ${sql.ref(`${file}.id`)}
          and (${sql.ref(`${file}.kind`)} = 'document' or not ${areCoveredFor('message', 'mine')})), false)`

/** An address outlives a session: whoever was suspended since it was made sees nothing by it. */
const isInUse = (viewer: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select v.state = 'active' from profiles v where v.id = ${viewer}::uuid), false)`
