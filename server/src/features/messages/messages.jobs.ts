import type { JobKind } from '../../jobs.ts'
import { tellPartners } from './tell-partners.ts'

export const messagesJobs: readonly JobKind[] = [{ name: 'tell-partners', run: tellPartners }]
