import type { z } from 'zod'
import { invalid } from '../auth-error.ts'

/** What the body says, or a refusal that names what is wrong with it. */
export function readWords<Schema extends z.ZodType>(schema: Schema, value: unknown, what = 'body'): z.infer<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw invalid(`${issue?.path.join('.') || what}: ${issue?.message ?? 'is not right'}`)
}
