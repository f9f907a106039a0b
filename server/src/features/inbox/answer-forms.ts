import { applicationForm, contactForm } from '@heraia/contract/inbox'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Answer } from '../../http/handle-request.ts'
import { pathOf } from '../../http/path-of.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { Refused } from '../../refused.ts'
import { looksLikeARobot } from './looks-like-a-robot.ts'
import { newReference } from './new-reference.ts'
import { fileIn, readForm, wordsIn } from './read-form.ts'
import { readResume } from './resume.ts'
import { sendApplication, sendContact } from './send-ticket.ts'

const forms: Record<string, (ctx: Context, form: FormData) => Promise<{ reference: string }>> = {
  '/forms/contact': (ctx, form) => sendContact(ctx, read(contactForm, form)),
  '/forms/application': async (ctx, form) =>
    sendApplication(ctx, read(applicationForm, form), await readResume(fileIn(form, 'resume'))),
}

/**
 * Forms of public pages, sent by the browser itself or by a script; both as a form, so that they work without scripts.
 * A robot is told that all is well.
 */
export const answerForms: Answer = async (request, ctx) => {
  const send = forms[pathOf(request)]
  if (!send || request.method !== 'POST') return null
  await takeFromLimit(ctx, 'form', ctx.address)
  const form = await readForm(request, { hasFile: pathOf(request) === '/forms/application' })
  const answer = looksLikeARobot(form, ctx) ? { reference: newReference(ctx) } : await send(ctx, form)
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}

/** As the contract says; what is wrong is named by field, with a code of the client's catalogue. */
function read<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  const read = schema.safeParse(wordsIn(form))
  if (read.success) return read.data
  const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), code: message, message }))
  throw new Refused('INVALID_INPUT', 'invalid', 'Something in the form is not right.', { fields })
}
