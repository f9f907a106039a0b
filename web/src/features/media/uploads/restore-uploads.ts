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
    else if (!findUpload(kept.id) && (await takeOnce(kept.id))) goOnWith(kept)
  }
}

/** The page that this one was before a reload may hold for a moment what it sent; another tab holds it longer. */
async function takeOnce(id: KeptFile['id']): Promise<boolean> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    if (await takeUpload(id)) return true
    if (!isReloaded()) return false
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS_MS))
  }
  return false
}

const MOST_LOOKS = 10
const BETWEEN_LOOKS_MS = 200
const isReloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload')

function goOnWith({ id, purpose, kind, type, name, file, alt, item }: KeptFile) {
  const preview = URL.createObjectURL(file)
  putUpload(newUpload({ id, purpose, kind, name, size: file.size, preview, alt, item, isKept: true }))
  void sendFile(id, file, { purpose, name, type })
}
