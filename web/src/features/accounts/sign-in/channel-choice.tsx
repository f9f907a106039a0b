import { RadioGroup } from '@heraia/ui/radio-group'
import { useTexts } from '../../../lib/locale.tsx'
import { codeTexts } from './code-texts.ts'
import { type PhoneChannel, useWhatsApp } from './sign-in-settings.ts'

interface ChannelChoiceProps {
  channel: PhoneChannel
  onChannel: (channel: PhoneChannel) => void
}

/** How a code comes to her phone; nothing where there is only the SMS. */
export function ChannelChoice({ channel, onChannel }: ChannelChoiceProps) {
  const texts = useTexts(codeTexts)
  if (!useWhatsApp()) return null
  return (
    <RadioGroup
      label={texts.how}
      look="tiles"
      value={channel}
      onValue={(value) => onChannel(value === 'whatsapp' ? 'whatsapp' : 'sms')}
      options={[
        { value: 'sms', label: texts.byPhone },
        { value: 'whatsapp', label: texts.byWhatsApp },
      ]}
    />
  )
}
