import type { FileKind } from '@heraia/contract/media'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { MEDIA_MAX_BYTES } from '../media-limits.ts'

const MEGABYTE = 1024 * 1024

/** How large a file may be here, in bytes and in words, and what the browser's own chooser offers. */
export function useUploadLimits(kinds: readonly FileKind[], mostBytes = Number.POSITIVE_INFINITY) {
  const format = useFormat()
  const { data: site } = useQuery(api.site.info.queryOptions({ staleTime: 5 * 60_000 }))
  const maxBytes = Math.min(site?.uploadMaxBytes ?? MEDIA_MAX_BYTES, mostBytes)
  return {
    maxBytes,
    inWords: `${format.number(Math.floor(maxBytes / MEGABYTE))}\u00a0MB`,
    // By type and by ending: some systems know HEIC by its ending only.
    accept: [
      ...(kinds.includes('image')
        ? ['image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,.heic,.heif']
        : []),
      ...(kinds.includes('video') ? ['video/mp4,video/quicktime,video/webm,.mov'] : []),
      ...(kinds.includes('document') ? ['application/pdf,.pdf'] : []),
    ].join(),
  }
}
