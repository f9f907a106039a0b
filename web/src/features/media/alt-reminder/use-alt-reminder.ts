import type { MediaId } from '@heraia/contract/ids'
import { useState } from 'react'
import { useMe } from '../../../lib/session.tsx'
import type { Upload } from '../uploads/upload-store.ts'
import { altFieldId } from './alt-field-id.ts'
import { beforePublishing, type Described, undescribed } from './before-publishing.ts'

const NONE: ReadonlySet<MediaId> = new Set()

interface AboutToPublish {
  uploads: readonly Upload[]
  chosen: readonly Described[]
  /** Brings the field of a picture onto the screen, where it does not stand there. */
  open?: (id: MediaId) => void
}

/** What she chose to happen before she publishes pictures without a description, in a form that has fields for them. */
export function useAltReminder({ uploads, chosen, open }: AboutToPublish) {
  const { altReminder } = useMe()
  const [asked, setAsked] = useState(NONE)
  const [refused, setRefused] = useState(NONE)
  /** Counts up with each press that is answered by the question: the question then takes the focus. */
  const [askedAt, setAskedAt] = useState(0)
  const missing = undescribed(uploads, chosen)
  // Answered by what she wrote or took away: it does not come back, and take the focus, with the next picture.
  if (askedAt > 0 && missing.length === 0) setAskedAt(0)

  function goTo(id: MediaId | undefined) {
    if (!id) return
    open?.(id)
    // Once its field stands there.
    setTimeout(() => document.getElementById(altFieldId(id))?.focus())
  }
  function answer() {
    setAsked(new Set([...asked, ...missing]))
    setAskedAt(0)
  }

  return {
    /** Asked when she presses Publish; where not, she is told why, and what she wrote stays. */
    mayPublish(): boolean {
      const next = beforePublishing(altReminder, missing, asked)
      if (next === 'ask') setAskedAt(askedAt + 1)
      if (next === 'refuse') {
        setRefused(new Set(missing))
        goTo(missing[0])
      }
      return next === 'publish'
    },
    question:
      askedAt > 0 && missing.length > 0
        ? {
            askedAt,
            missing: uploads.filter(({ id }) => missing.includes(id)),
            of: uploads.filter(({ kind }) => kind !== 'document'),
          }
        : null,
    describe() {
      answer()
      goTo(missing[0])
    },
    /** She answered: what stands there is published as it is. */
    answer,
    isRefused: (id: MediaId): boolean => refused.has(id) && missing.includes(id),
  }
}

export type AltReminding = ReturnType<typeof useAltReminder>
