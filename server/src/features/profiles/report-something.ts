import type { PersonId, ReportId } from '@heraia/contract/ids'
import { isUuid } from '@heraia/contract/is-uuid'
import type { ReportCategory, ReportSubject } from '@heraia/contract/profiles'
import { uuid7 } from '@heraia/contract/uuid7'
import { type RawBuilder, sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { conflict, forbidden, notFound } from '../../refused.ts'
import { ANY_MEMBER } from '../../visibility/people.ts'
import { type Evidence, findEvidence } from './report-evidence.queries.ts'
import { newReference } from './report-reference.ts'

interface ReportDraft {
  id: ReportId
  subject: ReportSubject
  subjectId: string
  category: ReportCategory
  text: string
}

interface Receipt {
  id: ReportId
  reference: string
}

/** Keeps what is reported as it stands now. Sending it twice makes one report; the reported person is not told. */
export async function reportSomething(ctx: SignedIn, draft: ReportDraft): Promise<Receipt> {
  await takeFromLimit(ctx, 'report')
  return inTransaction(ctx, async (tx) => {
    const known = await findReport(tx, draft.id)
    if (known) return known
    const evidence = await findReportable(tx, draft)
    const reference = await save(tx, draft, evidence)
    if (!reference) return (await findReport(tx, draft.id)) ?? Promise.reject(taken())
    await keepFiles(tx, draft)
    await announce(tx, 'report.made', { reportId: draft.id, reference })
    return { id: draft.id, reference }
  })
}

type Seen = Pick<ReportDraft, 'subject' | 'subjectId'>

/**
 * Somebody of the staff came upon it herself and decides about it in this transaction: kept as what others report is, and
 * nobody has to be told that it waits. Found as it is for every member: a block does not keep it from the staff.
 */
export async function reportOnSight(tx: SignedIn, seen: Seen): Promise<ReportId> {
  const draft: ReportDraft = { ...seen, id: newReportId(tx), category: 'other', text: '' }
  const asAnyMember = { ...tx, viewer: { ...tx.viewer, id: ANY_MEMBER as PersonId } }
  const found = await findEvidence(asAnyMember, draft.subject, draft.subjectId)
  if (!found || !(await save(tx, draft, found))) throw notFound(draft.subject)
  return draft.id
}

const newReportId = (tx: SignedIn): ReportId => uuid7(tx.now().getTime(), tx.ports.random.bytes(10)) as ReportId

const taken = () => conflict('id_taken', 'This id belongs to another report.')

async function findReport(tx: SignedIn, id: ReportId): Promise<Receipt | null> {
  const row = await tx.db
    .selectFrom('reports')
    .select(['reference', 'reporter_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  if (row.reporter_id !== tx.viewer.id) throw taken()
  return { id, reference: row.reference }
}

async function findReportable(tx: SignedIn, draft: ReportDraft): Promise<Evidence> {
  const found = isUuid(draft.subjectId) ? await findEvidence(tx, draft.subject, draft.subjectId) : undefined
  if (!found) throw notFound(draft.subject === 'profile' ? 'person' : draft.subject)
  if (found.owner_id === tx.viewer.id) throw forbidden('own', 'Nobody reports what is her own.')
  return found
}

const filesOf: Partial<Record<ReportSubject, (id: string) => RawBuilder<unknown>>> = {
  message: (id) => sql`select media_id from message_media where message_id = ${id}::uuid`,
  gallery_item: (id) => sql`select media_id from gallery_items where id = ${id}::uuid`,
}

/** What came with the message, or is the gallery item, is the staff's to see from now on, also when it is deleted. */
async function keepFiles(tx: SignedIn, { id, subject, subjectId }: ReportDraft): Promise<void> {
  const files = filesOf[subject]?.(subjectId)
  if (!files) return
  await sql`
    insert into report_media (report_id, media_id) select ${id}::uuid, f.media_id from (${files}) f`.execute(tx.db)
}

const ATTEMPTS = 5

/** The reference, or null when another request saved this id first. A reference in use is thrown again. */
async function save(tx: SignedIn, draft: ReportDraft, { evidence }: Evidence): Promise<string | null> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const saved = await tx.db
      .insertInto('reports')
      .values({
        id: draft.id,
        reference: newReference(tx.ports.random),
        reporter_id: tx.viewer.id,
        subject: draft.subject,
        subject_id: draft.subjectId,
        category: draft.category,
        text: draft.text,
        evidence: JSON.stringify(evidence),
        created_at: tx.now(),
      })
      .onConflict((on) => on.doNothing())
      .returning('reference')
      .executeTakeFirst()
    if (saved) return saved.reference
    if (await findReport(tx, draft.id)) return null
  }
  return null
}
