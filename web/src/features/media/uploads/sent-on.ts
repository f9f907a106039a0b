import type { TusDetailedError } from '@uppy/tus'

/**
 * Nothing against the file: its token ran out, a slow line broke off within the time that servers give one request, or it
 * came too early. What came is kept, and another request sends the rest.
 */
const BROKEN_OFF: readonly (number | undefined)[] = [401, 408, 425]
const MAY_CHANGE: readonly number[] = [409, 423, 429]

/** Whether the same request would only be refused again. */
export const isFinal = (status: number): boolean =>
  status === 507 || (status >= 400 && status < 500 && ![...BROKEN_OFF, ...MAY_CHANGE].includes(status))

/** What Uppy is asked about: at these it would give up by itself. */
export const forUppy = (error: TusDetailedError): TusDetailedError =>
  BROKEN_OFF.includes(error.originalResponse?.getStatus())
    ? Object.assign(Object.create(error), { originalResponse: null })
    : error
