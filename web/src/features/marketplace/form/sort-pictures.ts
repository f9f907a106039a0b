import type { FileKind } from '@heraia/contract/media'
import { checkFile, type Limits } from '../../media/uploads/check-file.ts'
import { inPlaceOf } from '../../media/uploads/upload-acts.ts'
import type { UploadFailure } from '../../media/uploads/upload-store.ts'

export interface RefusedFile {
  name: string
  failure: UploadFailure
}

export const PICTURE_KINDS: readonly FileKind[] = ['image']

/** Which of the files are pictures: what cannot be shown takes no place from those that can. */
export async function sortPictures(files: readonly File[], maxBytes: number) {
  const limits: Limits = { maxBytes, kinds: PICTURE_KINDS }
  const good: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    // A file that went away after she chose it cannot be read.
    const checked = await checkFile(file, limits).catch(() => ({ failure: 'damaged' as const }))
    if ('failure' in checked) refused.push({ name: file.name, failure: inPlaceOf(checked.failure, PICTURE_KINDS) })
    else good.push(file)
  }
  return { good, refused }
}
