import type { LinkNetwork } from '@heraia/contract/links'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { errorText, errorTexts } from '../../../lib/errors.ts'
import { useLive } from '../../../lib/live.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'

const linkChecks = () => api.settings.linkChecks.queryOptions({ staleTime: 0 })

/** What is known of her links; each new look at one shows itself. */
export function useLinkChecks() {
  const errors = useTexts(errorTexts)
  const queries = useQueryClient()
  const me = useMe()
  const query = useQuery(linkChecks())
  const askAgain = () => void queries.invalidateQueries({ queryKey: linkChecks().queryKey })
  useLive('profile.changed', ({ personId }) => personId === me.id && askAgain())
  useLive('resumed', askAgain)
  const check = useMutation({
    mutationFn: (network: LinkNetwork) => client.settings.checkLink({ network }),
    onSuccess: (now) => queries.setQueryData(linkChecks().queryKey, now),
    onError: (error) => {
      showToast({ message: errorText(errors, error), tone: 'danger' })
      askAgain()
    },
  })
  return { query, check: check.mutate, asking: check.isPending ? check.variables : null }
}

export type LinkChecking = ReturnType<typeof useLinkChecks>
