import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { EmptyState } from '@heraia/ui/empty-state'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSession } from '../../lib/session.tsx'
import { ProfileNotFound, ProfileSkeleton } from './profile-panels.tsx'
import { silenceTexts } from './silence-texts.ts'
import { useUnblock } from './use-silence.ts'

/**
 * The address leads to nobody for her: where that is by a block of her own, she reads so, and can take it back.
 * `name`: id or handle; `isFetching`: her profile is asked for once more.
 */
export function ProfileGone({ name, isFetching }: { name: string; isFetching: boolean }) {
  const { isAuthenticated } = useSession()
  const blocked = useQuery({
    ...api.profiles.findBlocked.queryOptions({ input: { id: name } }),
    enabled: isAuthenticated,
    // It holds for this look alone.
    gcTime: 0,
  })
  if (blocked.isLoading) return <ProfileSkeleton />
  // Until she who is unblocked is here, what led there stays: it is asked for anew together with her profile.
  return blocked.data && (blocked.isSuccess || isFetching) ? (
    <BlockedByHer person={blocked.data} />
  ) : (
    <ProfileNotFound />
  )
}

function BlockedByHer({ person }: { person: Pick<PersonChip, 'id' | 'name'> }) {
  const texts = useTexts(silenceTexts)
  const queries = useQueryClient()
  const unblock = useUnblock(person)
  usePageTitle(texts.youBlocked(person.name))
  // Taken back on another device.
  useLive('relation.changed', ({ personId }) => {
    if (personId === person.id) void queries.invalidateQueries({ queryKey: api.profiles.key() })
  })
  return (
    <EmptyState
      title={<span dir="auto">{texts.youBlocked(person.name)}</span>}
      heading="h1"
      action={
        <Button tone="primary" onClick={() => unblock.mutate()} pending={unblock.isPending}>
          {texts.unblock}
        </Button>
      }
      seed="nobody"
      className="py-16 [overflow-wrap:anywhere]"
    >
      {texts.youBlockedHint}
    </EmptyState>
  )
}
