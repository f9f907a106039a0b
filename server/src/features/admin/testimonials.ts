import { type ManagedTestimonial, TESTIMONIALS_MAX } from '@heraia/contract/admin'
import type { TestimonialId } from '@heraia/contract/ids'
import type { TestimonialsTable } from '@heraia/database/tables/testimonials'
import type { Selectable } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { conflict, notFound } from '../../refused.ts'
import { writeAudit } from '../accounts/write-audit.ts'

type Draft = Pick<ManagedTestimonial, 'quote' | 'name' | 'title' | 'sample'> & { consented: boolean }
type Saved = Draft & { id: TestimonialId; was: Draft | null }

/** The oldest first, as the home page shows them. */
export async function listTestimonials(ctx: SignedIn): Promise<{ items: ManagedTestimonial[] }> {
  const rows = await ctx.db
    .selectFrom('testimonials')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(TESTIMONIALS_MAX)
    .execute()
  return { items: rows.map(showTestimonial) }
}

/**
 * When she agreed is kept from the first time on, and again when she agrees anew. What was deleted, or a consent that
 * was taken back, does not come back with what somebody else had open.
 */
export const saveTestimonial = (ctx: SignedIn, { was, consented, ...said }: Saved): Promise<ManagedTestimonial> =>
  inTransaction(ctx, async (tx) => {
    const before = await hold(tx, said.id)
    if (was && !before) throw notFound('testimonial')
    if (before && isAt(before, { ...said, consented })) return showTestimonial(before)
    if (before && !(was && isAt(before, was))) {
      throw conflict('edited_elsewhere', 'Somebody else changed it meanwhile.')
    }
    if (!before) await thereIsRoom(tx)
    const consented_at = consented ? (before?.consented_at ?? tx.now()) : null
    const row = await tx.db
      .insertInto('testimonials')
      .values({ ...said, consented_at, created_at: tx.now() })
      .onConflict((same) => same.column('id').doUpdateSet({ ...said, consented_at }))
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, { action: 'testimonial.saved', actorId: tx.viewer.id, subjectId: said.id })
    return showTestimonial(row)
  })

export const removeTestimonial = (ctx: SignedIn, id: TestimonialId): Promise<{ id: TestimonialId }> =>
  inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db.deleteFrom('testimonials').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('testimonial')
    await writeAudit(tx, { action: 'testimonial.removed', actorId: tx.viewer.id, subjectId: id })
    return { id }
  })

const hold = (tx: SignedIn, id: TestimonialId) =>
  tx.db.selectFrom('testimonials').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

const isAt = (row: Selectable<TestimonialsTable>, { quote, name, title, sample, consented }: Draft): boolean =>
  row.quote === quote &&
  row.name === name &&
  row.title === title &&
  row.sample === sample &&
  (row.consented_at !== null) === consented

async function thereIsRoom(tx: SignedIn): Promise<void> {
  const { items } = await listTestimonials(tx)
  if (items.length >= TESTIMONIALS_MAX) throw conflict('too_many', 'Delete one first.')
}

const showTestimonial = (row: Selectable<TestimonialsTable>): ManagedTestimonial => ({
  id: row.id as TestimonialId,
  quote: row.quote,
  name: row.name,
  title: row.title,
  sample: row.sample,
  consentedAt: row.consented_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
})
