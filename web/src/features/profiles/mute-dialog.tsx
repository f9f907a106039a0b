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

const isLength = (value: string): value is MuteLength => (MUTE_LENGTHS as readonly string[]).includes(value)

/** For how long: mutes, or changes it, and says what came of it. Shown from the moment that she chooses it. */
export function MuteDialog({ person, mutedUntil, onClose }: MuteDialogProps) {
  const texts = useTexts(silenceTexts)
  const { locale } = useLocale()
  const now = useThisMinute()
  const mute = useMute()
  const isChange = mutedUntil !== undefined
  const [lasts, setLasts] = useState<MuteLength>(mutedUntil ? '24h' : 'forever')
  const run = () =>
    mute.mutate({ person, to: { lasts }, was: isChange ? asItStands(mutedUntil) : null }, { onSettled: onClose })
  const until = (length: MuteLength) => {
    const end = muteEnd(length, now)
    return end === null ? undefined : texts.until(fullMoment(end, locale))
  }
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
        onValue={(value) => isLength(value) && setLasts(value)}
        options={MUTE_LENGTHS.map((length) => ({ value: length, label: texts.lengths[length], hint: until(length) }))}
      />
    </SpokenDialog>
  )
}
