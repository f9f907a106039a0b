import { isUnderWay, type Upload } from './upload-store.ts'
import type { uploadTexts } from './upload-texts.ts'
import { nameOf, percentOf } from './upload-words.ts'

type Texts = (typeof uploadTexts)['en']
type Uploads = readonly Upload[]

const STEP = 25

/** What is worth reading aloud of a change: who arrived or was refused, and progress in quarters. */
export function newsOf(before: Uploads, now: Uploads, texts: Texts): string | null {
  for (const upload of now) {
    if (before.find(({ id }) => id === upload.id)?.state === upload.state) continue
    if (upload.state === 'ready') return texts.arrived(nameOf(upload, texts))
    if (upload.state === 'failed' && upload.failure)
      return `${texts.stopped(nameOf(upload, texts))} ${texts.failures[upload.failure]}`
  }
  const [last, next] = [quarterOf(before), quarterOf(now)]
  if (next === null || (last?.count === next.count && last.percent === next.percent)) return null
  return texts.uploading(next.count, next.percent)
}

function quarterOf(uploads: Uploads) {
  const going = uploads.filter((upload) => isUnderWay(upload) && upload.state !== 'processing')
  if (going.length === 0) return null
  return { count: going.length, percent: Math.floor(percentOf(going) / STEP) * STEP }
}
