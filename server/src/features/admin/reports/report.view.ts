import type { PersonId, ReportId } from '@heraia/contract/ids'
import type { Attachment } from '@heraia/contract/media'
import type { Money } from '@heraia/contract/money'
import type { HandledReport, ReportAssignee, StaffReport, StaffReportLine } from '@heraia/contract/reports'
import type { StoredAttachment, StoredPicture } from '@heraia/database/json'
import type { SignedIn } from '../../../context.ts'
import type { Pass } from '../../../files/picture.view.ts'
import { showAttachment } from '../../../files/picture.view.ts'
import { firstWords } from '../../../first-words.ts'
import { mayHandle, maySeeAssignee, maySeeNotes, tookPart } from './report.policy.ts'
import type { ReportRow } from './report.queries.ts'

const EXCERPT = 140

/** What stood there, whatever kind of thing it was: the reporting feature wrote it down (report-evidence.queries.ts). */
interface Evidence {
  name?: string
  bio?: string | null
  title?: string
  description?: string | null
  text?: string
  answer?: string | null
  answererId?: string
  answerer?: string
  postId?: string
  listingId?: string
  media?: StoredAttachment[]
  pictures?: StoredPicture[]
  avatar?: StoredPicture | null
  cover?: StoredPicture | null
  handle?: string
  location?: string | null
  links?: Record<string, string | null>
  tags?: string[]
  priceCents?: number
  currency?: Money['currency']
}

const titleOf = ({ name, title }: Evidence): string | null => title ?? name ?? null

const textOf = ({ text, bio, description }: Evidence): string => text ?? description ?? bio ?? ''

export const showReportLine = ({ viewer }: SignedIn, row: ReportRow): StaffReportLine => ({
  id: row.id,
  reference: row.reference,
  subject: row.subject,
  category: row.category,
  excerpt: firstWords([titleOf(row.evidence), textOf(row.evidence)].filter(Boolean).join(': '), EXCERPT),
  ownerName: row.owner_name,
  ownerNewDays: row.owner_new_days,
  createdAt: row.created_at.toISOString(),
  decision: row.decision,
  isAppeal: row.appeal_of !== null,
  assignee: maySeeAssignee(viewer, row) ? assigneeOf(row) : null,
  mayHandle: mayHandle(viewer, row),
  noteCount: maySeeNotes(viewer, row) ? row.note_count : null,
})

const assigneeOf = ({ assigned_to, assignee_name }: ReportRow): ReportAssignee | null =>
  assigned_to !== null && assignee_name !== null ? { id: assigned_to as PersonId, name: assignee_name } : null

/** As it stands now; of a report that is about her who asks, nobody is named. */
export function showHandled(
  { viewer }: SignedIn,
  id: ReportId,
  row: ReportRow | undefined,
  outcome: HandledReport['outcome'],
): HandledReport {
  const named = outcome === 'already_decided' ? row?.decided_by_name : row?.assignee_name
  const isNamed =
    (outcome === 'already_decided' || outcome === 'assigned_elsewhere') && (!row || maySeeAssignee(viewer, row))
  return { id, reference: row?.reference ?? null, outcome, by: (isNamed && named) || null }
}

/** People whom a report names, by their ids. */
export type Concerned = ReadonlyMap<string, NonNullable<StaffReport['owner']>>

export function showEvidence(row: ReportRow, people: Concerned, pass: Pass): StaffReport['evidence'] {
  const evidence: Evidence = row.evidence
  const own = [evidence.avatar, evidence.cover].flatMap((picture) => picture ?? [])
  const pictures = [...(evidence.pictures ?? []), ...own].map(
    (picture) => ({ ...picture, kind: 'image', durationMs: null }) as const,
  )
  const attachments: Attachment[] = [...(evidence.media ?? []), ...pictures].map((stored) =>
    showAttachment(stored, pass),
  )
  return {
    ...{ title: titleOf(evidence), text: textOf(evidence), answer: answerOf(evidence, people) },
    ...{ attachments, facts: factsOf(row) },
  }
}

const answerOf = ({ answer, answererId, answerer }: Evidence, people: Concerned): StaffReport['evidence']['answer'] =>
  answer ? { text: answer, by: people.get(answererId ?? '') ?? null, name: answerer ?? null } : null

/** Who wrote a part of it without its being hers. */
export const answererOf = ({ answererId }: Evidence): string | null => answererId ?? null

function factsOf({ evidence, owner_minor }: ReportRow): StaffReport['evidence']['facts'] {
  const { handle, location, links, tags, priceCents, currency }: Evidence = evidence
  return {
    handle: handle ?? null,
    // Where a minor lives is for those whom she let follow, whoever asks.
    place: owner_minor ? null : (location ?? null),
    links: Object.values(links ?? {}).filter((link) => link !== null),
    tags: tags ?? [],
    price: priceCents && currency ? { cents: priceCents, currency } : null,
  }
}

export const parentOf = ({ postId, listingId }: Evidence): string | null => postId ?? listingId ?? null

/** Whom it is about does not read here who decided, also where she is of the staff. */
export function showDecided({ viewer }: SignedIn, row: ReportRow): StaffReport['decided'] {
  const { decision, decided_at, decided_by, decided_by_name, reason, reversed_at } = row
  if (!decision || !decided_at) return null
  return {
    ...{
      decision,
      by: maySeeAssignee(viewer, row) ? decided_by_name : null,
      reason: reason ?? '',
      at: decided_at.toISOString(),
    },
    reversedAt: reversed_at?.toISOString() ?? null,
    isBySame: decided_by !== null && row.appeal_of !== null && tookPart(decided_by, row),
  }
}

/** The same of what was decided first. */
export function showAppeal({ viewer }: SignedIn, row: ReportRow): StaffReport['appeal'] {
  const { first_id, first_decision, first_at } = row
  if (!first_id || !first_decision || !first_at) return null
  return {
    ...{ reportId: first_id, reference: row.first_reference ?? '', decision: first_decision },
    ...{ reason: row.first_reason ?? '', at: first_at.toISOString(), byYou: tookPart(viewer.id, row) },
    by: maySeeAssignee(viewer, row) ? row.first_by_name : null,
    isRestorable: first_decision === 'removed' && row.is_kept,
  }
}
