import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Skeleton, SkeletonLine } from '@heraia/ui/skeleton'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { FailedLine } from '../../../pieces/failed-line.tsx'
import { readPushDevice, turnPushOff, turnPushOn } from './push-device.ts'
import { pushTexts } from './push-texts.ts'

const KEY = ['push-device']

/** Whether this browser takes her notices. It is no setting of her account: it holds at once, without Save. */
export function PushDeviceCard() {
  const texts = useTexts(pushTexts)
  const queries = useQueryClient()
  // She may allow it in the browser's own settings meanwhile, and come back.
  const asked = useQuery({ queryKey: KEY, queryFn: readPushDevice, staleTime: 0, refetchOnWindowFocus: 'always' })
  const state = asked.data
  const change = useMutation({
    mutationFn: () => (state === 'on' ? turnPushOff() : turnPushOn()),
    onSuccess: (now) => queries.setQueryData(KEY, now),
  })
  if (!state && asked.isError) return <FailedLine query={asked} />
  if (!state)
    return (
      <Skeleton label={texts.loading}>
        <SkeletonLine width="60%" className="h-6" />
      </Skeleton>
    )
  if (state === 'unsupported' || state === 'denied') return <Banner tone="notice">{texts[state]}</Banner>
  return (
    <section aria-label={texts.title} className="grid gap-3 rounded-md border border-line p-4">
      <p aria-live="polite">
        <strong className="font-semibold">{texts.title}.</strong> {texts[state]}
      </p>
      {change.isError && <Banner tone="danger">{texts.failed}</Banner>}
      <Button
        className="w-fit max-sm:w-full"
        onClick={() => change.mutate()}
        pending={change.isPending}
        pendingLabel={texts.pending}
      >
        {state === 'on' ? texts.turnOff : texts.turnOn}
      </Button>
    </section>
  )
}
