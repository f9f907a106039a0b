import { MUTE_LENGTHS, type MuteLength, muteEnd } from '@heraia/contract/mute-lengths'
import type { PersonChip } from '@heraia/contract/person'
import { Button } from '@heraia/ui/button'
import { fullMoment } from '@heraia/ui/moment.ts'
import { RadioGroup } from '@heraia/ui/radio-group'
import { useState } from 'react'
import { useLocale, useTexts } from '../../lib/locale.tsx'
import { SpokenDialog } from '../../pieces/spoken-dialog.tsx'
import { asItStands, useThisMinute } from './mute-now.ts'
import { silenceTexts } from './silence-texts.ts'
import { useMute } from './use-silence.ts'

interface MuteDialogProps {
  person: Pick<PersonChip, 'id' | 'name'>
  /** She is muted already, until then or (null) for ever, and it is asked for how long from now on. */
  mutedUntil?: string | null
  onClose: () => void
}

/** Of a mute that stands: the first choice, which changes nothing. */
const AS_IT_STANDS = 'as-it-stands'

const isLength = (value: string): value is MuteLength => (MUTE_LENGTHS as readonly string[]).includes(value)

/**
 * For how long: mutes, or changes it, and says what came of it. Shown from the moment that she chooses it; where it is not
 * saved, it stays open.
 */
export function MuteDialog({ person, mutedUntil, onClose }: MuteDialogProps) {
  const texts = useTexts(silenceTexts)
  const { locale } = useLocale()
  const now = useThisMinute()
  const mute = useMute()
  const isChange = mutedUntil !== undefined
  const [lasts, setLasts] = useState<MuteLength | typeof AS_IT_STANDS>(isChange ? AS_IT_STANDS : 'forever')
  const run = () => {
    if (lasts === AS_IT_STANDS) return onClose()
    mute.mutate({ person, to: { lasts }, was: isChange ? asItStands(mutedUntil) : null }, { onSuccess: onClose })
  }
  const untilEnd = (end: number | null) => (end === null ? undefined : texts.until(fullMoment(end, locale)))
  const standing = isChange
    ? [
        {
          value: AS_IT_STANDS,
          label: texts.asItStands,
          hint: mutedUntil === null ? texts.lengths.forever : untilEnd(Date.parse(mutedUntil)),
        },
      ]
    : []
  // What is for ever now is not offered twice.
  const lengths = MUTE_LENGTHS.filter((length) => mutedUntil !== null || length !== 'forever')
  return (
    <SpokenDialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={isChange ? texts.changeMute(person.name) : texts.muteAsk(person.name)}
      description={texts.muteHint}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            tone="primary"
            onClick={run}
            pending={mute.isPending}
            pendingLabel={isChange ? texts.savingMute : texts.muting}
          >
            {isChange ? texts.saveMute : texts.confirmMute}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={texts.muteLength}
        className="mt-4"
        value={lasts}
        onValue={(value) => (value === AS_IT_STANDS || isLength(value)) && setLasts(value)}
        options={[
          ...standing,
          ...lengths.map((length) => ({
            value: length,
            label: texts.lengths[length],
            hint: untilEnd(muteEnd(length, now)),
          })),
        ]}
      />
    </SpokenDialog>
  )
}
