import type { PersonChip } from '@heraia/contract/person'
import type { MenuChoice } from '@heraia/ui/menu'
import { fullMoment } from '@heraia/ui/moment.ts'
import { useQuery } from '@tanstack/react-query'
import { Ban, Volume2, VolumeX } from 'lucide-react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { asItStands, useMutedNow } from './mute-now.ts'
import { useMutedHere } from './muted-here.ts'
import { profileOf } from './profile-cache.ts'
import { silenceTexts } from './silence-texts.ts'
import { useMute } from './use-silence.ts'

const icon = { 'aria-hidden': true, className: 'size-5' } as const

type Person = Pick<PersonChip, 'id' | 'handle' | 'name'>

/**
 * What every menu of somebody else, and of what she made, offers against her; nothing to who is not signed in, and of
 * herself. `onAsk` opens the dialog that asks (`MuteDialog`, `BlockDialog`). She is offered back what is known to be muted:
 * where her profile has been loaded, or it was done here; nothing is asked for it.
 */
export function useSilenceChoices(person: Person | null, onAsk: (what: 'mute' | 'block') => void): MenuChoice[] {
  const texts = useTexts(silenceTexts)
  const { locale } = useLocale()
  const { user } = useSession()
  const { data: profile } = useQuery({ ...profileOf(person?.handle ?? ''), enabled: false })
  const mutedSince = useMutedHere(user?.id, person?.id)
  const muting = profile ? profile.relation : mutedSince
  const isMuted = useMutedNow(muting)
  const mute = useMute()
  if (!person || !user || user.id === person.id) return []
  const { name } = person
  const until = muting?.mutedUntil ?? null
  return [
    isMuted
      ? {
          id: 'mute',
          label: texts.unmute(name),
          ...(until !== null && { detail: texts.until(fullMoment(Date.parse(until), locale)) }),
          icon: <Volume2 {...icon} />,
          onAction: () => mute.mutate({ person, to: null, was: asItStands(until) }),
        }
      : {
          id: 'mute',
          label: texts.mute(name),
          detail: texts.muteHint,
          icon: <VolumeX {...icon} />,
          onAction: () => onAsk('mute'),
        },
    { id: 'block', label: texts.block(name), icon: <Ban {...icon} />, tone: 'danger', onAction: () => onAsk('block') },
  ]
}
