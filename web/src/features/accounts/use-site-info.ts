import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

/** What the forms need to know of this installation; until it is here, the specification's defaults. */
export function useSiteInfo() {
  const { data } = useQuery(api.site.info.queryOptions({ staleTime: 5 * 60_000 }))
  return {
    demo: data?.demo ?? null,
    hasDemoBeside: data?.hasDemoBeside ?? true,
    testAccountNote: data?.testAccountNote ?? false,
    passwordMin: data?.passwordMin ?? 6,
    captcha: data?.captcha ?? null,
    sessionLimits: data?.sessionLimits ?? null,
    registration: data?.registration ?? null,
    termsVersion: data?.termsVersion ?? '',
  }
}
