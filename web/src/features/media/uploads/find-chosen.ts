import type { MediaId } from '@heraia/contract/ids'
import { findOnServer } from './processing.ts'
import { restoreUploads } from './restore-uploads.ts'
import { findUpload } from './upload-store.ts'

/** Files of a draft from last time: what this browser kept of them, and the others from the server. */
export async function findChosen(personId: string, ids: readonly MediaId[]): Promise<void> {
  if (ids.every(findUpload)) return
  await restoreUploads(personId)
  await findOnServer(ids)
}
