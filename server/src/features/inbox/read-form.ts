import { RESUME_MAX_BYTES } from '@heraia/contract/inbox'
import { invalidField, Refused } from '../../refused.ts'

/** The file and what is written around it. */
const MAX_BYTES = RESUME_MAX_BYTES + 200_000

/** A form as browsers send it, with or without a file. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw notAForm()
  const bytes = await readBytes(request)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw notAForm()
  }
}

async function readBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > MAX_BYTES) throw tooLarge()
    parts.push(part)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** What is written in it, by field; browsers send line ends as CR LF. */
export const wordsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    Array.from(form).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replace(/\r\n/g, '\n')]] : [],
    ),
  )

export function fileIn(form: FormData, name: string): File | null {
  const value = form.get(name)
  return typeof value === 'string' || value === null || value.size === 0 ? null : value
}

const notAForm = () => new Refused('INVALID_INPUT', 'malformed', 'Send a form.')
const tooLarge = () => invalidField('resume', 'too_large', `A file is at most ${RESUME_MAX_BYTES} bytes.`)
