import type { Achievement } from '@heraia/contract/achievements'
import { Dialog } from '@heraia/ui/dialog'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { achievementTexts } from './achievement-texts.ts'

/** What was done with it, and by whom: what a confirmation is worth. */
export function HistoryDialog({ achievement, onClose }: { achievement: Achievement; onClose: () => void }) {
  const texts = useTexts(achievementTexts)
  const { locale } = useLocale()
  const history = useQuery(api.achievements.history.queryOptions({ input: { id: achievement.id } }))
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.history} closeLabel={texts.close}>
      {history.isError && (
        <FailedState
          title={texts.historyFailed}
          retryLabel={texts.retry}
          onRetry={() => void history.refetch()}
          pending={history.isFetching}
        />
      )}
      {history.isPending && (
        <Skeleton label={texts.loading}>
          <SkeletonLine width="60%" />
          <SkeletonLine width="80%" />
        </Skeleton>
      )}
      <ol className="divide-y divide-line">
        {history.data?.items.map(({ deed, by, byStaff, note, at }) => (
          <li key={`${deed} ${at}`} className="grid gap-1 py-3">
            <p className="font-semibold">{texts.deeds[deed]}</p>
            <p className="text-sm text-muted">
              {byStaff ? texts.staffAlone : (by?.name ?? texts.formerly)} · <Time at={at} locale={locale} look="date" />
            </p>
            {note && (
              <p dir="auto" className="[overflow-wrap:anywhere]">
                “{note}”
              </p>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
