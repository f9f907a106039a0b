import type { JobKind } from '../../jobs.ts'
import { countedGalleryLikes } from './gallery/gallery.events.ts'
import { processMedia } from './process/process-media.ts'
import { resumeMedia } from './process/resume-media.ts'
import { removeFiles } from './remove-files.ts'
import { sweepMedia } from './sweep-media.ts'

export const mediaJobs: readonly JobKind[] = [
  { name: 'media.process', changesPages: true, run: processMedia },
  { name: 'media.resume', pattern: '* * * * *', run: resumeMedia },
  { name: 'media.removeFiles', changesPages: true, run: removeFiles },
  countedGalleryLikes.job,
  { name: 'media.sweep', pattern: '17 * * * *', run: sweepMedia },
]
