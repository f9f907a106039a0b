import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { statement } from '../../../../statement.ts'
import { isUuid } from '../is-uuid.ts'

export type FactorRow = Selectable<Tables['mfa_factors']>
export type ChallengeRow = Selectable<Tables['mfa_challenges']>

/** Oldest first. */
export const factorsOf = (db: Db, userId: string): Promise<FactorRow[]> => selectFactors({ db }, { userId })

const selectFactors = statement(
  (asked: { userId: string }) => sql<FactorRow>`
    select * from mfa_factors where user_id = ${asked.userId}::uuid order by created_at`,
)

export const factorOf = async (db: Db, userId: string, id: string): Promise<FactorRow | undefined> =>
  isUuid(id)
    ? db.selectFrom('mfa_factors').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
    : undefined

/** Whether another factor of hers has this name, in letters of any size; as the database compares them. */
export async function isNameTaken(db: Db, userId: string, name: string, butId?: string): Promise<boolean> {
  if (name === '') return false
  const other = await db
    .selectFrom('mfa_factors')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`lower(friendly_name) = lower(${name})`)
    .$if(butId !== undefined, (query) => query.where('id', '<>', butId ?? ''))
    .executeTakeFirst()
  return other !== undefined
}

/** Locked: the guesses of one challenge are counted one after the other. */
export const lockChallenge = async (db: Db, factorId: string, id: string): Promise<ChallengeRow | undefined> =>
  isUuid(id)
    ? db
        .selectFrom('mfa_challenges')
        .selectAll()
        .where('id', '=', id)
        .where('factor_id', '=', factorId)
        .forUpdate()
        .executeTakeFirst()
    : undefined

const BEGUN_SECONDS = 300

/** A factor that was begun before this and never proven goes, or anybody with a session could fill the list. */
export const begunBefore = (ctx: Context): Date => new Date(ctx.now().getTime() - BEGUN_SECONDS * 1000)
