import type { MediaFailure } from '@heraia/contract/media'
import type { UploadFailure } from './upload-store.ts'

const FAILURES: readonly string[] = [
  'type_not_allowed',
  'type_mismatch',
  'active_content',
  'too_large',
  'too_many_pixels',
  'too_small',
  'damaged',
  'video_not_playable',
  'empty',
  'storage_full',
  'quota_full',
  'interrupted',
] satisfies MediaFailure[]

const isFailure = (reason: unknown): reason is MediaFailure => typeof reason === 'string' && FAILURES.includes(reason)

/** Why the upload endpoint took a file no further: its own reason, or what its status says. */
export function refusalOf(status: number | undefined, body: string): UploadFailure {
  const reason = reasonIn(body)
  if (isFailure(reason)) return reason
  if (status === 413) return 'too_large'
  if (status === 415) return 'type_not_allowed'
  if (status === 507) return 'storage_full'
  if (status === 429) return 'too_many'
  if (status === 401 || status === 403) return 'signed_out'
  return status === 404 || status === 410 ? 'gone' : 'not_sent'
}

function reasonIn(body: string): unknown {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === 'object' && answer !== null && 'reason' in answer ? answer.reason : undefined
  } catch {
    return undefined
  }
}
