import type { AltReminder } from '@heraia/contract/accounts'
import { isBlank } from '@heraia/contract/blank'
import type { MediaId } from '@heraia/contract/ids'
import type { Upload } from '../uploads/upload-store.ts'

/** Something that she is about to publish, and what it shows in her words. */
export interface Described {
  id: MediaId
  alt: string
}

/** Pictures and videos without a word about what they show. A document has a title instead. */
export const undescribed = (
  uploads: readonly Pick<Upload, 'id' | 'kind'>[],
  chosen: readonly Described[],
): readonly MediaId[] =>
  uploads.flatMap(({ id, kind }) =>
    kind !== 'document' && isBlank(chosen.find((medium) => medium.id === id)?.alt ?? '') ? id : [],
  )

/** `asked`: she was asked about these already. What she was asked about once is published with her next press. */
export function beforePublishing(
  reminder: AltReminder,
  missing: readonly MediaId[],
  asked: ReadonlySet<MediaId>,
): 'publish' | 'ask' | 'refuse' {
  if (reminder === 'off' || missing.length === 0) return 'publish'
  if (reminder === 'require') return 'refuse'
  return missing.every((id) => asked.has(id)) ? 'publish' : 'ask'
}
