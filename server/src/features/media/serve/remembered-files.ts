import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Holder } from '../../../files/media-pass.ts'
import { statement } from '../../../statement.ts'
import { isFileShown } from '../../../visibility/media.ts'

export interface ShownFile {
  kind: 'image' | 'video' | 'document'
  alt: string
  widths: number[]
  revision: number
}

/** As long as nobody notices, and long enough for the many pictures of one page and the parts of one film. */
const REMEMBERED_MS = 500
const MOST_REMEMBERED = 20_000

/** What a viewer may see of a file, as it is at this moment; null: nothing. */
export function createRememberedFiles() {
  const known = new Map<string, { until: number; shown: Promise<ShownFile | null> }>()

  return (ctx: Context, id: string, viewer: Holder | null): Promise<ShownFile | null> => {
    const now = ctx.now().getTime()
    const name = viewer === null ? id : `${id} ${viewer.id} ${viewer.isAdmin}`
    const before = known.get(name)
    if (before && before.until > now) return before.shown
    if (known.size >= MOST_REMEMBERED) known.clear()
    const shown = selectShown(ctx, { id, viewer: viewer?.id ?? null, isAdmin: viewer?.isAdmin ?? false }).then(
      ([row]) => row ?? null,
    )
    known.set(name, { until: now + REMEMBERED_MS, shown })
    shown.catch(() => known.delete(name))
    return shown
  }
}

const selectShown = statement(
  ({ id, viewer, isAdmin }: { id: string; viewer: string | null; isAdmin: boolean }) => sql<ShownFile>`
    select file.kind, file.alt, file.widths, file.revision from media_files file join profiles p on p.id = file.owner_id
    where file.id = ${id}::uuid and file.state = 'ready' and ${isFileShown('file', 'p', viewer, isAdmin)}`,
)
