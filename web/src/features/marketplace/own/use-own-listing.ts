import type { OwnListing } from '@heraia/contract/listings'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { orGone } from '../../../lib/or-gone.ts'
import { useRefusalText } from '../../../lib/use-refusal-text.ts'
import { hersChanged } from '../market-cache.ts'
import { ownListingsTexts } from './own-listings-texts.ts'

type Act = 'pause' | 'resume' | 'markSold' | 'renew' | 'remove'

const STATES = { pause: 'paused', resume: 'active', markSold: 'sold' } as const

/** What she does with one of hers; every list of the market then asks anew. */
export function useOwnListing({ id, version }: OwnListing, onDone?: () => void) {
  const queries = useQueryClient()
  const texts = useTexts(ownListingsTexts)
  const refusal = useRefusalText(texts.refusals)
  const acting = useMutation({
    mutationFn: async (act: Act): Promise<unknown> => {
      if (act === 'remove') return orGone(client.marketplace.remove({ id }))
      if (act === 'renew') return client.marketplace.renew({ id })
      return client.marketplace.setState({ id, version, state: STATES[act] })
    },
    onSuccess: async (_, act) => {
      await hersChanged(queries)
      showToast({ message: texts.done[act], tone: 'success' })
      onDone?.()
    },
    onError: async (error) => {
      showToast({ message: refusal(error), tone: 'danger' })
      onDone?.()
      // It may stand otherwise by now.
      await queries.invalidateQueries({ queryKey: api.marketplace.mine.key() })
    },
  })
  const act = (name: Act) => () => acting.mutate(name)
  return {
    pause: act('pause'),
    resume: act('resume'),
    markSold: act('markSold'),
    renew: act('renew'),
    remove: act('remove'),
    isPending: acting.isPending,
  }
}
