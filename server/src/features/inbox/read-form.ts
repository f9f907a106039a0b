import { RESUME_MAX_BYTES } from '@heraia/contract/inbox'
import { invalidField, Refused } from '../../refused.ts'

/** What is written in a form, and what stands around it. */
const WORDS_MAX_BYTES = 200_000

interface FormParts {
  hasFile: boolean
}

/** A form as browsers send it, with or without a file. What is longer is read no further. */
export async function readForm(request: Request, { hasFile }: FormParts): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)) throw notAForm()
  const bytes = await readBytes(request, hasFile)
  try {
    return await new Response(bytes, { headers: { 'content-type': type } }).formData()
  } catch {
    throw notAForm()
  }
}

async function readBytes(request: Request, hasFile: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const most = WORDS_MAX_BYTES + (hasFile ? RESUME_MAX_BYTES : 0)
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge(hasFile)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of request.body ?? []) {
      size += part.length
      if (size > most) throw tooLarge(hasFile)
      parts.push(part)
    }
  } catch (error) {
    // Her connection broke: nobody reads the answer, and it is no failure of ours.
    throw error instanceof Refused ? error : notAForm()
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
const tooLarge = (hasFile: boolean) =>
  hasFile
    ? invalidField('resume', 'too_large', `A file is at most ${RESUME_MAX_BYTES} bytes.`)
    : invalidField('form', 'too_long', `A form is at most ${WORDS_MAX_BYTES} bytes.`)
