import { z } from 'zod'
import type { Context } from '../../../context.ts'

const mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().optional(),
})

export const sendMail = (ctx: Context, payload: Record<string, unknown>): Promise<void> =>
  ctx.ports.mailer.send(mail.parse(payload))
