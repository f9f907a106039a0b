import type { Upload, UploadFailure } from './upload-store.ts'
import type { uploadTexts } from './upload-texts.ts'

type Texts = (typeof uploadTexts)['en']

export const percentOf = (uploads: readonly Pick<Upload, 'sent' | 'size'>[]): number => {
  const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
  const sent = uploads.reduce((sum, upload) => sum + upload.sent, 0)
  return size === 0 ? 100 : Math.floor((sent / size) * 100)
}

/** What stands under a file while it is not ready. */
export function stateWords(upload: Upload, texts: Texts, isOnline: boolean): string {
  switch (upload.state) {
    case 'failed':
      return upload.failure ? failureWords(upload.failure, upload, texts) : ''
    case 'paused':
      return texts.paused(percentOf([upload]))
    case 'waiting':
      return isOnline ? texts.waiting : texts.offline
    case 'uploading':
      return isOnline ? texts.sending(percentOf([upload])) : texts.offline
    default:
      return texts[upload.state]
  }
}

/** A place that takes no videos does not offer them. */
function failureWords(failure: UploadFailure, { purpose }: Upload, texts: Texts): string {
  if (failure !== 'type_not_allowed' || purpose === 'gallery' || purpose === 'post') return texts.failures[failure]
  return purpose === 'evidence' || purpose === 'message' ? texts.onlyPicturesAndPdfs : texts.failures.not_a_picture
}

/** How a file is called in buttons and announcements: by its name here, else by what it is. */
export const nameOf = (upload: Upload, texts: Texts): string =>
  upload.name || (upload.kind === 'document' ? upload.alt || texts.document : wordOf(upload, texts))

const wordOf = ({ kind }: Upload, texts: Texts) => (kind === 'video' ? texts.video : texts.picture)
