import { z } from 'zod'
import { TicketId } from './ids.ts'
import { CONTACT_CATEGORIES, INBOX_CATEGORIES } from './inbox-categories.ts'
import { page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

export const RESUME_MAX_BYTES = 10_000_000

const email = z.string().trim().toLowerCase().max(254, 'too_long').pipe(z.email('invalid_email'))
const who = { name: text({ min: 1, max: 100 }), email, language: z.enum(['en', 'es']).default('en') }

/** The contact form. It travels as a form, so that it works without scripts: POST /forms/contact. */
export const contactForm = z.object({
  ...who,
  category: z.enum(CONTACT_CATEGORIES).default('general'),
  subject: text({ min: 1, max: 150 }),
  message: text({ min: 1, max: 5000 }),
  /** Where she came from, and what she reads with: of reports on accessibility. */
  page: text({ max: 300 }).default(''),
  tools: text({ max: 300 }).default(''),
})
export type ContactForm = z.infer<typeof contactForm>

/** An application: POST /forms/application as multipart, with the file in `resume`. */
export const applicationForm = z.object({
  ...who,
  /** The name of an open position; empty: an open application. */
  position: z
    .string()
    .trim()
    .max(100, 'too_long')
    .regex(/^[a-z0-9-]*$/, 'invalid')
    .default(''),
  message: text({ max: 5000 }).default(''),
})
export type ApplicationForm = z.infer<typeof applicationForm>

const ticketLine = z.object({
  id: TicketId,
  /** What she refers to: H-7K2M9QXA. */
  reference: z.string(),
  category: z.enum(INBOX_CATEGORIES),
  name: z.string(),
  subject: z.string(),
  hasResume: z.boolean(),
  createdAt: time,
  /** When our promise of an answer runs out. */
  dueAt: time,
  answeredAt: time.nullable(),
})
export type TicketLine = z.infer<typeof ticketLine>

const ticket = ticketLine.extend({
  email: z.string(),
  language: z.enum(['en', 'es']),
  message: z.string(),
  page: z.string().nullable(),
  tools: z.string().nullable(),
  position: z.string().nullable(),
  resume: z.object({ name: z.string(), bytes: z.number().int() }).nullable(),
  answeredBy: z.string().nullable(),
})
export type Ticket = z.infer<typeof ticket>

const tags = ['Inbox']

/** What people wrote to the operator. Admins only. */
export const inbox = {
  list: procedure
    .route({ method: 'GET', path: '/admin/inbox', tags, summary: 'What people wrote, newest first' })
    .input(
      z.strictObject({
        state: z.enum(['open', 'answered']).default('open'),
        category: z.enum(INBOX_CATEGORIES).optional(),
        ...pageInput,
      }),
    )
    .output(page(ticketLine)),
  get: procedure
    .route({ method: 'GET', path: '/admin/inbox/{id}', tags, summary: 'One of them' })
    .input(z.strictObject({ id: TicketId }))
    .output(ticket),
  mark: procedure
    .route({ method: 'PUT', path: '/admin/inbox/{id}/answered', tags, summary: 'Mark as answered, or as open again' })
    .input(z.strictObject({ id: TicketId, answered: z.boolean() }))
    .output(ticket),
}
