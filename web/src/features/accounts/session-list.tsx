import type { DeviceSession } from '@heraia/contract/accounts'
import { Badge } from '@heraia/ui/badge'
import { Button } from '@heraia/ui/button'
import { ConfirmDialog } from '@heraia/ui/confirm-dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as addresses from '../../addresses.ts'
import { api, client } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { orGone } from '../../lib/or-gone.ts'
import { isElsewhere } from '../../lib/session/auth-address.ts'
import { useSession } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { useDeviceWords } from './device-words.ts'
import { sessionsTexts, settingsTexts } from './settings-texts.ts'

/** Where she is signed in, as far as this server knows, and the ways out: there, everywhere else, everywhere. */
export function SessionList() {
  const texts = useTexts(sessionsTexts)
  const common = useTexts(settingsTexts)
  const { logout } = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asksAll, setAsksAll] = useState(false)
  const [ending, setEnding] = useState<'others' | 'global' | null>(null)
  const isOurs = !isElsewhere()
  const list = useQuery(api.accounts.sessions.queryOptions({ enabled: isOurs }))
  const reload = () => queries.invalidateQueries({ queryKey: api.accounts.sessions.key() })

  const endOthers = async () => {
    setEnding('others')
    const error = await logout('others').finally(() => setEnding(null))
    showToast(error ? { message: texts.notEnded, tone: 'danger' } : { message: texts.endedOthers, tone: 'success' })
    await reload()
  }
  const endAll = async () => {
    setEnding('global')
    if (await logout('global').finally(() => setEnding(null))) {
      setAsksAll(false)
      return void showToast({ message: texts.notEnded, tone: 'danger' })
    }
    await navigate(addresses.home())
  }

  if (list.isError && !list.data)
    return (
      <FailedState
        title={texts.failed}
        retryLabel={common.retry}
        onRetry={() => void list.refetch()}
        pending={list.isFetching}
      />
    )
  return (
    <div className="grid max-w-xl gap-6">
      <p className="text-muted">{isOurs ? texts.lead : texts.leadElsewhere}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <Button pending={ending === 'others'} onClick={() => void endOthers()}>
          {texts.endOthers}
        </Button>
        <Button tone="danger" onClick={() => setAsksAll(true)}>
          {texts.endAll}
        </Button>
      </div>
      {list.data && (
        <ul className="grid divide-y divide-line border-y border-line">
          {list.data.items.map((session) => (
            <SessionRow key={session.id} session={session} onEnded={reload} />
          ))}
        </ul>
      )}
      {list.isLoading && (
        <Skeleton label={common.loading}>
          <SkeletonRow start="words" />
          <SkeletonRow start="words" />
        </Skeleton>
      )}
      <ConfirmDialog
        open={asksAll}
        onOpenChange={setAsksAll}
        title={texts.endAll}
        confirmLabel={texts.endAll}
        cancelLabel={texts.cancel}
        onConfirm={() => void endAll()}
        pending={ending === 'global'}
        tone="danger"
      >
        {texts.endAllAsk}
      </ConfirmDialog>
    </div>
  )
}

function SessionRow({ session, onEnded }: { session: DeviceSession; onEnded: () => Promise<void> }) {
  const texts = useTexts(sessionsTexts)
  const { locale } = useFormat()
  const device = useDeviceWords()(session.device)
  const end = useMutation({
    mutationFn: () => orGone(client.accounts.endSession({ id: session.id })),
    onSuccess: async () => {
      showToast({ message: texts.ended, tone: 'success' })
      await onEnded()
    },
    onError: () => showToast({ message: texts.notEnded, tone: 'danger' }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {device} {session.current && <Badge tone="success">{texts.current}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {session.network} · {texts.lastSeen} <Time at={session.lastSeenAt} locale={locale} />
        </p>
      </div>
      {!session.current && (
        <Button size="small" pending={end.isPending} aria-label={texts.endOf(device)} onClick={() => end.mutate()}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
