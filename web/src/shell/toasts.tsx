import { currentToasts, watchToasts } from '@heraia/ui/toast-queue.ts'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { shellTexts } from './shell-texts.ts'

const ToastRegion = lazy(() =>
  import('@heraia/ui/toast-region').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: PlainToasts }),
  ),
)

/** Where its file could not be fetched, for the want of which the news often is. */
const PlainToasts = () => (
  <output className="fixed inset-x-0 bottom-0 z-60 bg-inverse p-4 text-center text-on-inverse">
    {useSyncExternalStore(watchToasts, currentToasts).map(({ message }) => message)}
  </output>
)

/** Comes with the signed-in, or with the first toast. */
export function Toasts({ expected }: { expected: boolean }) {
  const texts = useTexts(shellTexts)
  const some = useSyncExternalStore(
    watchToasts,
    () => currentToasts().length > 0,
    () => false,
  )
  if (!some && !expected) return null
  return (
    <Suspense>
      <ToastRegion label={texts.news} dismissLabel={texts.dismiss} />
    </Suspense>
  )
}
