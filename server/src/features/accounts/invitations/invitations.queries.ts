import type { InvitationState } from '@heraia/contract/invitations'
import type { InvitationsTable } from '@heraia/database/tables/invitations'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isActive, isOpen, isVisible } from '../../../visibility/people.ts'

export interface InvitationRow extends Selectable<InvitationsTable> {
  /** Whoever made it is here and neither suspended nor on her way out. */
  maker_active: boolean
  maker_role: string
}

interface Now {
  now: Date
  membersInvite: boolean
}

/**
 * What it is worth at this moment. A member's counts as long as members may invite; one for many does as long as whoever made it
 * is an admin.
 */
export function stateOf(row: InvitationRow, { now, membersInvite }: Now): InvitationState {
  if (row.uses >= row.most_uses) return 'used'
  if (row.ended_at !== null || row.expires_at <= now || !row.maker_active) return 'ended'
  return row.maker_role === 'admin' || (membersInvite && row.most_uses === 1) ? 'open' : 'ended'
}

const invitation = sql`
  select i.*, ${isActive('p')} as maker_active, p.role as maker_role
  from invitations i join profiles p on p.id = i.made_by`

const oneWhere = async (ctx: Context, where: RawBuilder<unknown>): Promise<InvitationRow | undefined> =>
  (await sql<InvitationRow>`${invitation} where ${where}`.execute(ctx.db)).rows[0]

export const findByHash = (ctx: Context, hash: string) => oneWhere(ctx, sql`i.token_hash = ${hash}`)

/** Two who come by it at the same moment do so one after the other. */
export const lockInvitation = (tx: Context, hash: string) => oneWhere(tx, sql`i.token_hash = ${hash} for update of i`)

const isOf = (userId: string) =>
  sql`i.id = (select u.invitation_id from invitation_uses u where u.used_by = ${userId}::uuid and u.counted_at is null)`

/** That by which she signed up, as long as it is not counted. */
export const findInvitationOf = (ctx: Context, userId: string) => oneWhere(ctx, isOf(userId))

export const lockInvitationOf = (tx: Context, userId: string) => oneWhere(tx, sql`${isOf(userId)} for update of i`)

/** Whether she signed up by one that is not counted yet, be that still there or gone with its maker’s account. */
export async function waitsByOne(tx: Context, userId: string): Promise<boolean> {
  const use = await tx.db
    .selectFrom('invitation_uses')
    .select('used_by')
    .where('used_by', '=', userId)
    .where('counted_at', 'is', null)
    .executeTakeFirst()
  return use !== undefined
}

export const lockById = (tx: Context, id: string) => oneWhere(tx, sql`i.id = ${id}::uuid for update of i`)

/** In the place of one by which she waits, which whoever calls has looked at. */
export async function keepUse(tx: Context, userId: string, invitationId: string): Promise<void> {
  await tx.db
    .insertInto('invitation_uses')
    .values({ used_by: userId, invitation_id: invitationId, counted_at: null, created_at: tx.now() })
    .onConflict((conflict) =>
      conflict
        .column('used_by')
        .doUpdateSet({ invitation_id: invitationId })
        .where('invitation_uses.counted_at', 'is', null),
    )
    .execute()
}

export async function countUse(tx: Context, userId: string, invitationId: string): Promise<void> {
  await tx.db.updateTable('invitation_uses').set({ counted_at: tx.now() }).where('used_by', '=', userId).execute()
  await sql`update invitations set uses = uses + 1 where id = ${invitationId}::uuid`.execute(tx.db)
}

export async function letGoOfUse(tx: Context, userId: string): Promise<void> {
  await tx.db.deleteFrom('invitation_uses').where('used_by', '=', userId).where('counted_at', 'is', null).execute()
}

/** How many of hers still let in. Walks invitations_of_maker_idx as far as the last 30 days. */
export async function countOpen(ctx: Context, makerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from invitations
    where made_by = ${makerId}::uuid and created_at > ${since} and expires_at > ${ctx.now()}
      and ended_at is null and uses < most_uses`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

interface Named {
  name: string
  handle: string
}

/** Who made it, where she shows herself to everybody. */
export async function findMaker(ctx: Context, makerId: string): Promise<Named | null> {
  const { rows } = await sql<Named>`
    select p.name, p.handle from profiles p where p.id = ${makerId}::uuid and ${isOpen('p', null)}`.execute(ctx.db)
  return rows[0] ?? null
}

export interface ListedRow extends InvitationRow {
  maker_name: string | null
  maker_handle: string | null
  used_by: Named[]
}

const USED_BY_SHOWN = 20

/** With who made it and who came by it, as far as the viewer sees them. `where` and what follows it name `i`. */
export async function selectListed(ctx: Context, viewerId: string, where: RawBuilder<unknown>): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select i.*, ${isActive('p')} as maker_active, p.role as maker_role,
      case when ${isVisible('p', viewerId)} then p.name end as maker_name,
      case when ${isVisible('p', viewerId)} then p.handle end as maker_handle,
      (select coalesce(json_agg(json_build_object('name', came.name, 'handle', came.handle)), '[]'::json)
        from (select b.name, b.handle from invitation_uses u join profiles b on b.id = u.used_by
          where u.invitation_id = i.id and u.counted_at is not null and ${isVisible('b', viewerId)}
          order by u.created_at, u.used_by limit ${sql.lit(USED_BY_SHOWN)}) came) as used_by
    from invitations i join profiles p on p.id = i.made_by where ${where}`.execute(ctx.db)
  return rows
}
