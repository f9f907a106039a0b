import { useEffect } from 'react'
import { useLive } from '../../../lib/live.ts'
import { askWhereTheyStand } from './processing.ts'
import { useShownElsewhere } from './shown-here.ts'
import { UploadAnnouncer } from './upload-announcer.tsx'
import { isUnderWay, type Upload, useUploads } from './upload-store.ts'
import { UploadTray } from './upload-tray.tsx'
import { useGalleryArrivals } from './use-gallery-arrivals.ts'

/** Live events tell at once; where a proxy swallows them, the clock asks. */
const ASK_MS = 5000

/** Follows files on their way, whatever screen she is on. */
export function UploadsAtWork() {
  const uploads = useUploads()
  const shown = useShownElsewhere()
  const isProcessing = uploads.some(({ state }) => state === 'processing')
  useLive('media.changed', () => void askWhereTheyStand())
  useLive('resumed', () => void askWhereTheyStand())
  useEffect(() => {
    if (!isProcessing) return
    const clock = setInterval(() => void askWhereTheyStand(), ASK_MS)
    return () => clearInterval(clock)
  }, [isProcessing])
  useGalleryArrivals(uploads)
  useLeaveWarning(uploads)

  return (
    <>
      <UploadAnnouncer />
      <UploadTray uploads={uploads.filter(({ purpose, state }) => state !== 'ready' && !shown.includes(purpose))} />
    </>
  )
}

/** Only where the browser keeps no files: elsewhere a reload goes on by itself. */
function useLeaveWarning(uploads: readonly Upload[]) {
  const wouldLose = uploads.some((upload) => isUnderWay(upload) && upload.state !== 'processing' && !upload.isKept)
  useEffect(() => {
    if (!wouldLose) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldLose])
}
