import type { MediaId, VerificationRequestId } from '@heraia/contract/ids'
import type { VerificationRequest } from '@heraia/contract/verification'
import type { ownVerificationTexts } from './own-verification-texts.ts'

/** What is sent, with an id that the client made. */
export interface Words {
  id: VerificationRequestId
  knownFor: string
  links: string[]
  files: MediaId[]
}

/** What is asked, as the screen shows it: by herself, or by somebody who runs a team for it. */
export interface Asked {
  request: (VerificationRequest & Partial<OfTeam>) | null
  usualHours: number | null
  may: { ask: boolean }
}

interface OfTeam {
  askedBy: { name: string } | null
  isHers: boolean
  fileCount: number
}

/** For whom it is asked. The form, what waits and the way back are the same for a person and for a team. */
export interface Asking {
  /** Under which name her words are kept. */
  draft: string
  texts: (typeof ownVerificationTexts)['en']
  ask: (words: Words) => Promise<unknown>
  withdraw: (id: VerificationRequestId) => Promise<unknown>
  /** What is asked, as an answer said it; without one it is asked for again. */
  keep: (answer?: unknown) => void
}
