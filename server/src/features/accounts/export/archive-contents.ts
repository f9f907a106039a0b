import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { contentsKey } from './export-files.ts'

/** Counts up when a reader of older archives would misread a newer one. */
export const ARCHIVE_VERSION = 2

const contentsSchema = z.object({
  format: z.literal('heraia-archive'),
  version: z.literal(ARCHIVE_VERSION),
  site: z.string(),
  personId: z.guid(),
  madeAt: z.string(),
  /** In the order of their keys. */
  tables: z.array(z.string()),
})
export type ArchiveContents = z.infer<typeof contentsSchema>

export const writeContents = (ctx: Context, id: string, contents: ArchiveContents): Promise<void> =>
  ctx.ports.files.put(contentsKey(id), asJson(contents))

/** null: there is none, or it is of another version. */
export async function readContents(ctx: Context, id: string): Promise<ArchiveContents | null> {
  const stored = await ctx.ports.files.get(contentsKey(id))
  if (!stored) return null
  const read = contentsSchema.safeParse(JSON.parse(new TextDecoder().decode(await stored.bytes())))
  return read.success ? read.data : null
}

export const asJson = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`)
