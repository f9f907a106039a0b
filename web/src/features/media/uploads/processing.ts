import type { MediaId } from '@heraia/contract/ids'
import type { MediaFile } from '@heraia/contract/media'
import { client } from '../../../lib/api.ts'
import { isSentElsewhere } from './upload-lock.ts'
import { changeUpload, currentUploads, findUpload, newUpload, putUpload, type Upload } from './upload-store.ts'

/** As many as one question of the contract takes. */
const AT_ONCE = 50

/** Asks the server about every file that it works on. */
export async function askWhereTheyStand(): Promise<void> {
  const ids = currentUploads()
    .filter(({ state }) => state === 'processing')
    .map(({ id }) => id)
    .slice(0, AT_ONCE)
  if (ids.length === 0) return
  // Without a network the next live event, or the clock, asks again.
  const files = await client.media.files({ ids }).catch(() => null)
  for (const file of files?.items ?? []) followServer(file)
}

/** Files that this browser does not hold any more, but the server may: those of a draft from last time. */
export async function findOnServer(ids: readonly MediaId[]): Promise<void> {
  const missing = ids.filter((id) => !findUpload(id))
  for (let from = 0; from < missing.length; from += AT_ONCE) await findSome(missing.slice(from, from + AT_ONCE))
}

async function findSome(missing: MediaId[]) {
  const { items } = await client.media.files({ ids: missing })
  for (const id of missing) {
    const file = items.find((known) => known.id === id)
    const upload = file ? fromServer(file) : nowhere(id)
    const isOnItsWay = upload.failure === 'gone' && (await isSentElsewhere(id))
    // Another tab has its bytes; here it is as good as being made ready.
    if (!findUpload(id)) putUpload(isOnItsWay ? { ...upload, state: 'processing', failure: null } : upload)
  }
}

function followServer(file: MediaFile) {
  if (file.state === 'uploading') return
  changeUpload(file.id, { state: file.state, failure: file.failure, mayRetry: file.may.retry, medium: file.medium })
}

const fromServer = (file: MediaFile): Upload => ({
  ...nowhere(file.id),
  purpose: file.purpose,
  kind: file.kind,
  size: file.size,
  sent: file.size,
  alt: file.alt,
  medium: file.medium,
  // Its bytes were in a tab or a browser that is gone.
  ...(file.state === 'uploading'
    ? { state: 'failed' as const, failure: 'gone' as const }
    : { state: file.state, failure: file.failure, mayRetry: file.may.retry }),
})

const nowhere = (id: MediaId): Upload => newUpload({ id, purpose: 'post', state: 'failed', failure: 'gone' })
