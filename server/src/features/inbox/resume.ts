import { RESUME_MAX_BYTES } from '@heraia/contract/inbox'
import { invalidField } from '../../refused.ts'

export interface Resume {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A PDF by what is in it: its name and type are what the sender says. */
export async function readResume(file: File | null): Promise<Resume> {
  if (!file) throw invalidField('resume', 'required', 'A resume as PDF is required.')
  if (file.size > RESUME_MAX_BYTES) throw invalidField('resume', 'too_large', 'At most 10 MB.')
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (!isPdf(bytes)) throw invalidField('resume', 'not_a_pdf', 'This is not a PDF.')
  return { name: plainName(file.name), bytes }
}

const latin = new TextDecoder('latin1')

/** It begins as a PDF (ISO 32000: within the first 1024 bytes) and ends as one. */
function isPdf(bytes: Uint8Array): boolean {
  const start = latin.decode(bytes.subarray(0, 1024))
  const end = latin.decode(bytes.subarray(-2048))
  return start.includes('%PDF-') && end.includes('%%EOF')
}

/** Without folders and control characters; what is left is shown to admins and offered for saving. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = Array.from(last.toWellFormed()).filter((sign) => sign >= ' ' && !'"<>|:*?\u007f'.includes(sign))
  return clean.join('').slice(-100).trim() || 'resume.pdf'
}

export const resumeKey = (ticketId: string): string => `resumes/${ticketId}.pdf`
