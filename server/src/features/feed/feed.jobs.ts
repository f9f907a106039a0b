import type { JobKind } from '../../jobs.ts'
import { fanOutPost } from './fan-out-post.ts'

export const feedJobs: readonly JobKind[] = [{ name: 'fan-out-post', run: fanOutPost }]
