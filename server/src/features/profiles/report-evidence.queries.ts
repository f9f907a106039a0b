import type { ReportSubject } from '@heraia/contract/profiles'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isItemShown } from '../../visibility/gallery.ts'
import { isListingShown } from '../../visibility/listings.ts'
import { isVisible } from '../../visibility/people.ts'
import { isReadable } from '../../visibility/posts.ts'

/** What is reported as it stands now, and whose it is; only what the reporter can see. One row or none. */
export interface Evidence {
  owner_id: string
  evidence: Record<string, unknown>
}

type Find = (viewer: string, id: string) => RawBuilder<Evidence>

const find: Record<ReportSubject, Find> = {
  profile: (viewer, id) => sql`
    select p.id as owner_id, jsonb_build_object('personId', p.id, 'handle', p.handle, 'name', p.name, 'role', p.role,
      'sport', p.sport, 'location', p.location, 'bio', p.bio, 'links', p.social_links, 'avatar', p.avatar,
      'cover', p.cover) as evidence
    from profiles p where p.id = ${id}::uuid and ${isVisible('p', viewer)}`,

  post: (viewer, id) => sql`
    select p.id as owner_id, jsonb_build_object('authorId', p.id, 'author', p.name, 'text', t.text, 'media', t.media,
      'audience', t.audience, 'createdAt', t.created_at, 'editedAt', t.edited_at) as evidence
    from posts t join profiles p on p.id = t.author_id
    where t.id = ${id}::uuid and ${isReadable('t', 'p', viewer)}`,

  comment: (viewer, id) => sql`
    select p.id as owner_id, jsonb_build_object('authorId', p.id, 'author', p.name, 'text', c.text, 'postId', t.id,
      'hidden', c.hidden, 'createdAt', c.created_at, 'editedAt', c.edited_at) as evidence
    from comments c join profiles p on p.id = c.author_id
      join posts t on t.id = c.post_id join profiles a on a.id = t.author_id
    where c.id = ${id}::uuid and c.deleted_at is null and ${isVisible('p', viewer)} and ${isReadable('t', 'a', viewer)}
      and (not c.hidden or t.author_id = ${viewer}::uuid or c.author_id = ${viewer}::uuid)`,

  listing: (viewer, id) => sql`
    select p.id as owner_id, jsonb_build_object('sellerId', p.id, 'seller', p.name, 'title', l.title,
      'description', l.description, 'priceCents', l.price_cents, 'currency', l.currency, 'pictures', l.pictures,
      'status', l.status, 'createdAt', l.created_at, 'updatedAt', l.updated_at) as evidence
    from listings l join profiles p on p.id = l.seller_id
    where l.id = ${id}::uuid and l.status <> 'draft' and ${isListingShown('l', 'p', viewer)}`,

  listing_question: (viewer, id) => sql`
    select a.id as owner_id, jsonb_build_object('askerId', a.id, 'asker', a.name, 'text', q.text, 'answer', q.answer,
      'answererId', p.id, 'answerer', p.name, 'listingId', q.listing_id, 'createdAt', q.created_at) as evidence
    from listing_questions q join profiles a on a.id = q.asker_id
      join listings l on l.id = q.listing_id join profiles p on p.id = l.seller_id
    where q.id = ${id}::uuid and ${isVisible('a', viewer)} and ${isListingShown('l', 'p', viewer)}`,

  // Whoever takes part reads it, also after a block or after she left: what was written before is what gets reported.
  message: (viewer, id) => sql`
    select m.sender_id as owner_id, jsonb_build_object('senderId', m.sender_id, 'text', m.text, 'media', m.media,
      'conversationId', m.conversation_id, 'createdAt', m.created_at, 'editedAt', m.edited_at) as evidence
    from messages m join participants own on own.conversation_id = m.conversation_id and own.person_id = ${viewer}::uuid
    where m.id = ${id}::uuid and m.deleted_at is null and (own.team_id is null or m.created_at >= own.joined_at)`,

  // Locked: who deletes it at this moment does so before, or after its file is kept for the staff.
  gallery_item: (viewer, id) => sql`
    select p.id as owner_id, jsonb_build_object('ownerId', p.id, 'owner', p.name, 'title', item.title,
      'description', item.description, 'category', item.category, 'tags', item.tags, 'audience', item.audience,
      'createdAt', item.created_at, 'media', jsonb_build_array(jsonb_build_object('mediaId', file.id,
        'revision', file.revision, 'kind', coalesce(file.kind, 'image'), 'alt', file.alt, 'width', file.width, 'height', file.height,
        'widths', file.widths, 'thumbhash', file.thumbhash, 'durationMs', file.duration_ms))) as evidence
    from gallery_items item join media_files file on file.id = item.media_id join profiles p on p.id = item.owner_id
    where item.id = ${id}::uuid and file.state = 'ready' and ${isItemShown('item', 'p', viewer)}
    for key share of item`,
}

export async function findEvidence(ctx: SignedIn, subject: ReportSubject, id: string): Promise<Evidence | undefined> {
  const { rows } = await find[subject](ctx.viewer.id, id).execute(ctx.db)
  return rows[0]
}
