import type { ListingId, ListingQuestionId } from '@heraia/contract/ids'
import type { ListingQuestion } from '@heraia/contract/listings'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { tell } from '../../../live/tell.ts'
import { conflict, forbidden } from '../../../refused.ts'
import { limitWords } from '../../accounts/new-accounts/limit-words.ts'
import { findListing } from '../find-listing.ts'
import { notSeller } from '../listings.queries.ts'
import { lockListing } from '../lock-listing.ts'
import { type QuestionRow, showQuestion } from './question.view.ts'
import { findAnyQuestion, findQuestion } from './questions.queries.ts'

interface Question {
  id: ListingId
  questionId: ListingQuestionId
  text: string
}

/** Where all can read it; sent twice it is one. */
export async function askQuestion(ctx: SignedIn, { id, questionId, text }: Question): Promise<ListingQuestion> {
  await takeFromLimit(ctx, 'comment')
  return inTransaction(ctx, async (tx) => {
    await lockListing(tx, id)
    const listing = await findListing(tx, id)
    if (listing.seller_id === tx.viewer.id) throw forbidden('own', 'Nobody asks herself.')
    const { rows } = await sql`
      insert into listing_questions (id, listing_id, asker_id, text, created_at)
      select ${questionId}, ${id}, ${tx.viewer.id}, ${text}, ${tx.now()} where ${listing.status === 'active'}
      on conflict (id) do nothing returning id`.execute(tx.db)
    if (rows.length === 0) return askedBefore(tx, { id, questionId })
    // It names nobody: an @ in it leads nowhere.
    await limitWords(tx, { text, names: 0 })
    await count(tx, id, { questions: 1, open: 1 })
    const told = { listingId: id, questionId, sellerId: listing.seller_id, askerId: tx.viewer.id }
    await announce(tx, 'listing.asked', told)
    await tell(tx, [listing.seller_id], 'listing.changed', { listingId: id })
    return show(tx, questionId)
  })
}

async function askedBefore(tx: SignedIn, { id, questionId }: Omit<Question, 'text'>): Promise<ListingQuestion> {
  const before = await tx.db
    .selectFrom('listing_questions')
    .select(['asker_id', 'listing_id'])
    .where('id', '=', questionId)
    .executeTakeFirst()
  if (!before) throw conflict('listing_closed', 'It is not on sale any more.')
  if (before.asker_id !== tx.viewer.id || before.listing_id !== id) throw conflict('id_taken', 'This id is taken.')
  return show(tx, questionId)
}

const show = async (tx: SignedIn, id: ListingQuestionId): Promise<ListingQuestion> =>
  showQuestion(await findQuestion(tx, id), tx)

/** Her answer, another one, or with null none any more; who asked hears of the first. */
export async function answerQuestion(
  ctx: SignedIn,
  { id, text }: { id: ListingQuestionId; text: string | null },
): Promise<ListingQuestion> {
  await takeFromLimit(ctx, 'comment')
  return inTransaction(ctx, async (tx) => {
    const question = await holdQuestion(tx, id)
    if (question.seller_id !== tx.viewer.id) throw notSeller()
    const answer = text || null
    await sql`
      update listing_questions set answer = ${answer}, answered_at = ${answer === null ? null : tx.now()}
      where id = ${id}::uuid`.execute(tx.db)
    const wasOpen = question.answer === null
    const listingId = question.listing_id as ListingId
    await count(tx, listingId, { questions: 0, open: Number(answer === null) - Number(wasOpen) })
    if (wasOpen && answer !== null) {
      const told = { listingId, questionId: id, sellerId: tx.viewer.id, askerId: question.asker_id }
      await announce(tx, 'listing.answered', told)
    }
    await tell(tx, [tx.viewer.id, question.asker_id], 'listing.changed', { listingId })
    return show(tx, id)
  })
}

export async function removeQuestion(ctx: SignedIn, id: ListingQuestionId): Promise<{ id: ListingQuestionId }> {
  await inTransaction(ctx, async (tx) => {
    const question = await holdQuestion(tx, id)
    if (question.asker_id !== tx.viewer.id) throw forbidden('not_author', 'Only who asked may.')
    await take(tx, question)
  })
  return { id }
}

/** The staff takes it away, also where its listing is hidden from who asked. */
export const removeReportedQuestion = (ctx: SignedIn, id: ListingQuestionId): Promise<void> =>
  inTransaction(ctx, async (tx) => take(tx, await holdAnyQuestion(tx, id)))

async function take(tx: SignedIn, question: QuestionRow): Promise<void> {
  await sql`delete from listing_questions where id = ${question.id}::uuid`.execute(tx.db)
  const listingId = question.listing_id as ListingId
  await count(tx, listingId, { questions: -1, open: question.answer === null ? -1 : 0 })
  await tell(tx, [question.seller_id], 'listing.changed', { listingId })
  await tellWhenNothingIsAsked(tx, question)
}

async function tellWhenNothingIsAsked(tx: SignedIn, question: QuestionRow): Promise<void> {
  const { listing_id, seller_id: sellerId, asker_id: askerId } = question
  const { rows } = await sql`
    select 1 from listing_questions
    where listing_id = ${listing_id}::uuid and asker_id = ${askerId}::uuid limit 1`.execute(tx.db)
  if (rows.length > 0) return
  await announce(tx, 'listing.not_asked', { listingId: listing_id as ListingId, sellerId, askerId })
}

/** Its listing is locked before it, as by whoever deletes that. */
async function holdQuestion(tx: SignedIn, id: ListingQuestionId): Promise<QuestionRow> {
  await lockListing(tx, (await findQuestion(tx, id)).listing_id)
  await sql`select 1 from listing_questions where id = ${id}::uuid for update`.execute(tx.db)
  return findQuestion(tx, id)
}

async function holdAnyQuestion(tx: SignedIn, id: ListingQuestionId): Promise<QuestionRow> {
  await lockListing(tx, (await findAnyQuestion(tx, id)).listing_id)
  await sql`select 1 from listing_questions where id = ${id}::uuid for update`.execute(tx.db)
  return findAnyQuestion(tx, id)
}

async function count(tx: SignedIn, id: ListingId, by: { questions: number; open: number }): Promise<void> {
  await sql`
    update listings set questions_count = questions_count + ${by.questions}::int,
      open_questions_count = open_questions_count + ${by.open}::int
    where id = ${id}::uuid`.execute(tx.db)
}
