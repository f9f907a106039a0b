import type { ContentId, PostId, ReportId } from '@heraia/contract/ids'
import type { ContentKind, PublicContent } from '@heraia/contract/moderation'
import type { Money } from '@heraia/contract/money'
import type { StoredMedium, StoredPicture } from '@heraia/database/json'
import type { Viewer } from '../../../context.ts'
import { showMedium } from '../../../files/picture.view.ts'
import { type ChipRow, showChip } from '../../profiles/person.view.ts'
import { mayRemove } from './content.policy.ts'

export interface ContentRow extends ChipRow {
  id: string
  at: Date
  title: string | null
  text: string
  /** A listing has nothing but pictures. */
  pictures: (StoredMedium | StoredPicture)[]
  post_id: string | null
  price_cents: number | null
  currency: Money['currency'] | null
  reports: number
  report_id: string | null
}

/** What everybody reads is for everybody, and so are its pictures: their addresses carry nobody's name. */
const PASS = null

export const showContent = (kind: ContentKind, row: ContentRow, viewer: Viewer): PublicContent => ({
  ...{ kind, id: row.id as ContentId, author: showChip(row, PASS), title: row.title, text: row.text },
  media: row.pictures.map((picture) => showMedium({ kind: 'image', durationMs: null, ...picture }, PASS)),
  price: row.price_cents !== null && row.currency !== null ? { cents: row.price_cents, currency: row.currency } : null,
  postId: row.post_id as PostId | null,
  publishedAt: row.at.toISOString(),
  openReports: row.reports,
  reportId: row.report_id as ReportId | null,
  may: { remove: mayRemove(viewer, row) },
})
