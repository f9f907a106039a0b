import { EVERY_SECONDS } from '../one-a-minute.ts'
import type { PhoneChannel } from '../sign-in/sign-in-settings.ts'

/** A code that went to her phone. */
export interface SentChallenge {
  factorId: string
  challengeId: string
  channel: PhoneChannel
}

/** In the history's entry. */
interface Kept {
  challenge?: SentChallenge & { at: number }
}

/** As long as the server takes it. */
const COUNTS_MS = 5 * 60_000

/** She looks at her messages, and the browser of her phone loads the page again: within the minute no other one would come. */
export function keepChallenge(sent: SentChallenge): void {
  const kept: Kept | null = history.state
  history.replaceState({ ...kept, challenge: { ...sent, at: Date.now() } }, '')
}

/** The one that she may have got already, of this factor or of any. `left`: seconds until she may ask for another. */
export function keptChallenge(factorId?: string): (SentChallenge & { left: number }) | null {
  const { challenge }: Kept = history.state ?? {}
  if (!challenge || (factorId !== undefined && challenge.factorId !== factorId)) return null
  const age = Date.now() - challenge.at
  return age < COUNTS_MS ? { ...challenge, left: Math.max(0, Math.ceil(EVERY_SECONDS - age / 1000)) } : null
}
