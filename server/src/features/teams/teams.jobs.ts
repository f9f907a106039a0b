import type { JobKind } from '../../jobs.ts'
import { endUnseenFollows } from './end-unseen-follows.ts'

export const teamsJobs: JobKind[] = [{ name: 'end-unseen-follows', run: endUnseenFollows }]
