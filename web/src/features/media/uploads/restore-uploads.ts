import { allKeptFiles, forgetFile, type KeptFile, mayHaveKeptFiles } from './kept-files.ts'
import { sendFile } from './upload-acts.ts'
import { takeUpload } from './upload-lock.ts'
import { findUpload, newUpload, putUpload } from './upload-store.ts'

/** The server throws away what is not finished after a day. */
const DAY_MS = 24 * 60 * 60_000

let running: Promise<void> | undefined

/** After a reload: what was on its way goes on. On a shared computer nobody finds the files of somebody else. */
export function restoreUploads(personId: string): Promise<void> {
  if (!mayHaveKeptFiles()) return Promise.resolve()
  running ??= restore(personId).finally(() => {
    running = undefined
  })
  return running
}

async function restore(personId: string) {
  for (const kept of await allKeptFiles()) {
    if (kept.personId !== personId || Date.now() - kept.keptAt > DAY_MS) await forgetFile(kept.id)
    else if (!findUpload(kept.id) && (await takeUpload(kept.id))) goOnWith(kept)
  }
}

function goOnWith({ id, purpose, kind, type, name, file, alt, item }: KeptFile) {
  const preview = URL.createObjectURL(file)
  putUpload(newUpload({ id, purpose, kind, name, size: file.size, preview, alt, item, isKept: true }))
  void sendFile(id, file, { purpose, name, type })
}
