import type { Viewer } from '../../../context.ts'

/** Nobody decides about what is her own. */
export const mayRemove = (viewer: Viewer, { chip_id: authorId }: { chip_id: string }): boolean =>
  viewer.isAdmin && viewer.id !== authorId
