import type { MediaFailure } from '@heraia/contract/media'

/** Nothing can be made of this file, now or later. */
export class MediaUnusable extends Error {
  readonly failure: MediaFailure

  constructor(failure: MediaFailure, cause?: unknown) {
    super(`The file cannot be used: ${failure}.`, { cause })
    this.name = 'MediaUnusable'
    this.failure = failure
  }
}
