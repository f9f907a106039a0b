import type { TeamId } from '@heraia/contract/ids'
import { Banner } from '@heraia/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import type { Asking } from './asking.ts'
import { AskingSection } from './asking-section.tsx'
import { ownVerificationTexts } from './own-verification-texts.ts'
import { teamAskingTexts } from './team-asking-texts.ts'
import { useKeep } from './use-keep.ts'

/** /teams/ID/edit/verification: the same for a team, for who runs it. */
export function TeamVerificationSection({ id }: { id: TeamId }) {
  const own = useTexts(ownVerificationTexts)
  const { isVerified, ...texts } = useTexts(teamAskingTexts)
  const options = api.verification.ofTeam.queryOptions({ input: { id } })
  const query = useQuery(options)
  const keep = useKeep(options.queryKey)
  const asking: Asking = {
    ...{ draft: `verification:team:${id}`, texts: { ...own, ...texts }, keep },
    ask: ({ id: requestId, ...words }) => client.verification.askForTeam({ id, requestId, ...words }),
    withdraw: (requestId) => client.verification.withdrawForTeam({ id, requestId }),
  }
  // Answered by the staff, or asked or taken back by another who runs it.
  useLive('team.changed', ({ teamId }) => teamId === id && keep())
  useLive('resumed', () => keep())
  return (
    <AskingSection asking={asking} query={query}>
      {query.data?.verified && <Banner tone="success">{isVerified}</Banner>}
    </AskingSection>
  )
}
