import type { ApplicationForm, ContactForm } from '@heraia/contract/inbox'
import { answerDueAt } from '@heraia/contract/inbox-categories'
import { uuid7 } from '@heraia/contract/uuid7'
import type { TicketsTable } from '@heraia/database/tables/tickets'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { addMail } from '../accounts/mails/add-mail.ts'
import { categoryEmails } from '../site/channels.ts'
import { readSiteSettings } from '../site/site-settings.ts'
import { newTicketMail } from './mails/new-ticket-mail.ts'
import { receivedMail } from './mails/received-mail.ts'
import { mayMailSender } from './may-mail-sender.ts'
import { newReference } from './new-reference.ts'
import { type Resume, resumeKey } from './resume.ts'

type Written = Pick<TicketsTable, 'category' | 'name' | 'email' | 'language' | 'subject' | 'message'> &
  Partial<Pick<TicketsTable, 'page' | 'tools' | 'position'>>

export const sendContact = (ctx: Context, form: ContactForm): Promise<{ reference: string }> =>
  sendTicket(ctx, { ...form, page: form.page || null, tools: form.tools || null }, null)

export const sendApplication = (ctx: Context, form: ApplicationForm, resume: Resume): Promise<{ reference: string }> =>
  sendTicket(
    ctx,
    {
      ...form,
      category: 'careers',
      subject: form.position ? `Application: ${form.position}` : 'Open application',
      position: form.position || null,
    },
    resume,
  )

/** Stored, and on its way to the operator and back to the sender, or nothing of it. */
async function sendTicket(ctx: Context, written: Written, resume: Resume | null): Promise<{ reference: string }> {
  const ticket = toTicket(ctx, written, resume)
  const before = await sentBefore(ctx, ticket)
  if (before) return before
  if (!resume || !ticket.resume_key) return store(ctx, ticket)
  // Before the transaction: who sends another one waits for no slow store of files.
  await ctx.ports.files.put(ticket.resume_key, resume.bytes)
  try {
    return await store(ctx, ticket)
  } finally {
    await dropIfUnnamed(ctx, ticket.id, ticket.resume_key).catch(() => {})
  }
}

async function store(ctx: Context, ticket: TicketsTable): Promise<{ reference: string }> {
  const emails = categoryEmails(await readSiteSettings(ctx))
  const mailsSender = await mayMailSender(ctx, ticket.email)
  return inTransaction(ctx, async (tx) => {
    // Two at once, from a button that was pressed twice, come one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`ticket ${ticket.email}`}, 0))`.execute(tx.db)
    const meanwhile = await sentBefore(tx, ticket)
    if (meanwhile) return meanwhile
    await tx.db.insertInto('tickets').values(ticket).execute()
    await addMail(tx, { id: null, email: emails[ticket.category] }, newTicketMail(ticket, ctx.settings.siteUrl))
    if (mailsSender) await addMail(tx, { id: null, email: ticket.email }, receivedMail(ticket))
    return { reference: ticket.reference }
  })
}

/** Its row was not stored, and nothing else would ever remove it. Where nobody knows, as without a database, it stays. */
async function dropIfUnnamed(ctx: Context, id: string, key: string): Promise<void> {
  const named = await ctx.db.selectFrom('tickets').select('id').where('id', '=', id).executeTakeFirst()
  if (!named) await ctx.ports.files.remove([key])
}

const AN_HOUR = 3_600_000

/** Whose answer was lost sends the same again: it is the same one, with the number that it got. Walks tickets_open_idx. */
const sentBefore = (ctx: Context, ticket: TicketsTable): Promise<{ reference: string } | undefined> =>
  ctx.db
    .selectFrom('tickets')
    .select('reference')
    .where('answered_at', 'is', null)
    .where('created_at', '>', new Date(ticket.created_at.getTime() - AN_HOUR))
    .where((eb) => eb.and(SAME.map((column) => eb(column, 'is not distinct from', ticket[column]))))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const SAME = [
  ...(['email', 'category', 'name', 'subject', 'message', 'page', 'tools', 'position'] as const),
  ...(['resume_name', 'resume_bytes'] as const),
]

function toTicket(ctx: Context, written: Written, resume: Resume | null): TicketsTable {
  const now = ctx.now()
  const id = uuid7(now.getTime(), ctx.ports.random.bytes(10))
  const { category, name, email, language, subject, message, page, tools, position } = written
  return {
    ...{ id, reference: newReference(ctx), category, name, email, language, subject, message },
    page: page ?? null,
    tools: tools ?? null,
    position: position ?? null,
    resume_key: resume ? resumeKey(id) : null,
    resume_name: resume?.name ?? null,
    resume_bytes: resume?.bytes.length ?? null,
    created_at: now,
    due_at: answerDueAt(category, now),
    answered_at: null,
    answered_by: null,
  }
}
