import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { mediaIdOf } from '../../files/file-keys.ts'
import { removeMedia } from './remove-files.ts'

const DAY_MS = 86_400_000
const AT_ONCE = 500

/** After a day: uploads not finished, files that nothing shows or no report needs any more, stored files without a row. */
export async function sweepMedia(ctx: Context): Promise<void> {
  const yesterday = new Date(ctx.now().getTime() - DAY_MS)
  while ((await removeLoose(ctx, yesterday)) >= AT_ONCE) {
    // There may be more.
  }
  await sql`delete from gallery_views where day < ${yesterday.toISOString().slice(0, 10)}::date`.execute(ctx.db)
  await removeOrphans(ctx, yesterday)
}

const removeLoose = (ctx: Context, before: Date): Promise<number> =>
  inTransaction(ctx, async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from media_files where id = any(array(
        (select id from media_files where attached_at is null and updated_at < ${before}
          order by updated_at limit ${sql.lit(AT_ONCE)})
        union (select id from media_files where state = 'uploading' and updated_at < ${before}
          order by updated_at limit ${sql.lit(AT_ONCE)})
        union (select id from media_files f where withheld_at < ${before}
          and not exists (select 1 from report_media r where r.media_id = f.id) limit ${sql.lit(AT_ONCE)})))
      for update skip locked`.execute(tx.db)
    await removeMedia(
      tx,
      rows.map((row) => row.id),
    )
    return rows.length
  })

/** One that cannot be removed keeps no other: this fails for it at the end. */
async function removeOrphans(ctx: Context, before: Date): Promise<void> {
  const keys: { key: string; id: string }[] = []
  const failures: unknown[] = []
  for (const folder of ['uploads/', 'media/']) {
    for await (const key of ctx.ports.files.list(folder)) {
      const id = mediaIdOf(key)
      if (id !== null && madeAt(id) < before.getTime()) keys.push({ key, id })
      if (keys.length === AT_ONCE) failures.push(...(await removeUnnamed(ctx, keys.splice(0))))
    }
  }
  failures.push(...(await removeUnnamed(ctx, keys)))
  if (failures.length > 0) throw new AggregateError(failures, `Files that could not be removed: ${failures.length}.`)
}

/** Answers why some could not be. */
async function removeUnnamed(ctx: Context, keys: { key: string; id: string }[]): Promise<unknown[]> {
  const ids = [...new Set(keys.map(({ id }) => id))]
  const { rows } = await sql<{ id: string }>`select id from media_files where id = any(${ids}::uuid[])`.execute(ctx.db)
  const named = new Set(rows.map((row) => row.id))
  const unnamed = keys.filter(({ id }) => !named.has(id)).map(({ key }) => key)
  const failures: unknown[] = []
  await ctx.ports.files.remove(unnamed).catch(async () => {
    for (const key of unnamed) await ctx.ports.files.remove([key]).catch((error: unknown) => void failures.push(error))
  })
  return failures
}

/** The first 48 bits of an id of version 7: milliseconds since 1970. */
const madeAt = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16)
