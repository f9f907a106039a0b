import type { MediaFailure } from '@heraia/contract/media'

const STATUS: Partial<Record<MediaFailure, number>> = {
  empty: 422,
  too_large: 413,
  type_not_allowed: 415,
  storage_full: 507,
  quota_full: 507,
}

/** An upload that is refused before a byte of it is taken. */
export class UploadRefused extends Error {
  readonly reason: MediaFailure
  readonly status: number

  constructor(reason: MediaFailure, message: string) {
    super(message)
    this.name = 'UploadRefused'
    this.reason = reason
    this.status = STATUS[reason] ?? 422
  }
}
