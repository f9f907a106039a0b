import type { MediaId } from '@heraia/contract/ids'
import { useState } from 'react'
import { useDraft } from '../../lib/drafts.ts'
import type { Rewording } from '../../lib/use-rewording.ts'
import {
  altsSince,
  type Described,
  type KeptAlts,
  keepAlt,
  newAlts,
  standingAlts,
  takeOlderAlt,
  triedAlts,
} from './kept-alts.ts'

const AS_THEY_ARE: KeptAlts = {}

export type AltInHand = Pick<Rewording, 'value' | 'change' | 'older' | 'takeOlder' | 'changedTo'>

/** What she makes of the descriptions of pictures that stand there already: of each what `useRewording` is of words. */
export function useKeptAlts(name: string, media: readonly Described[]) {
  const draft = useDraft(name, AS_THEY_ARE)
  const [starts, begin] = useState<Record<string, string>>({})
  const all = standingAlts(draft.value, starts, media)
  const begun = Object.fromEntries(Object.entries(all).map(([of, { before }]) => [of, before]))
  if (media.some((medium) => starts[medium.id] !== begun[medium.id])) begin(begun)
  return {
    of(picture: MediaId): AltInHand | null {
      const stands = all[picture]
      return stands === undefined
        ? null
        : {
            ...stands,
            change: (alt) => draft.change((then) => keepAlt(then, picture, stands, alt)),
            takeOlder: () => draft.change((then) => takeOlderAlt(then, picture, stands)),
          }
    },
    /** To be sent. */
    changed: newAlts(all, media),
    trying: () => draft.change((then) => triedAlts(then, all)),
    /** Once the server has them. Says whether that is all: what she has said since stays. */
    saved(now: readonly Described[]): boolean {
      let areAll = true
      draft.sent((then) => {
        const rest = altsSince(then, now)
        areAll = Object.keys(rest).length === 0
        return rest
      })
      return areAll
    },
    sent: () => draft.sent(),
  }
}

export type AltsInHand = ReturnType<typeof useKeptAlts>
