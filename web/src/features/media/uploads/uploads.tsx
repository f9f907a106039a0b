import { Suspense, useEffect } from 'react'
import { useSession } from '../../../lib/session.tsx'
import { latePart } from '../../../pieces/late-part.tsx'
import { mayHaveKeptFiles } from './kept-files.ts'
import { useUploads } from './upload-store.ts'

const UploadsAtWork = latePart(async () => (await import('./uploads-at-work.tsx')).UploadsAtWork)

/** Stands on every screen of the signed-in, and weighs nothing until there is something on its way. */
export function Uploads() {
  const { user } = useSession()
  const uploads = useUploads()
  const personId = user?.id

  useEffect(() => {
    if (!personId) return
    if (mayHaveKeptFiles()) void import('./restore-uploads.ts').then((module) => module.restoreUploads(personId))
    return () => void import('./upload-acts.ts').then((module) => module.haltUploads())
  }, [personId])

  if (uploads.length === 0) return null
  return (
    <Suspense>
      <UploadsAtWork />
    </Suspense>
  )
}
