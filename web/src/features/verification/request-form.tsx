import type { VerificationRequest } from '@heraia/contract/verification'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { TextArea } from '@heraia/ui/text-area'
import { useId } from 'react'
import { errorText, errorTexts } from '../../lib/errors.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useProblemFocus } from '../../lib/use-problem-focus.ts'
import { EvidenceFiles } from '../achievements/evidence-files.tsx'
import { EvidenceLinks } from '../achievements/evidence-links.tsx'
import { FilesNotReady } from '../media/uploads/when-ready.ts'
import type { Asking } from './asking.ts'
import { useRequestForm } from './use-request-form.ts'

/** As the contract has it; a test holds the two together. */
export const KNOWN_FOR_MAX = 1000

/** She says what she, or the team, is known for, and shows it. `before`: what was declined. */
export function RequestForm({ before, asking }: { before: VerificationRequest | null; asking: Asking }) {
  const { texts } = asking
  const errors = useTexts(errorTexts)
  const title = useId()
  const { value, change, send, wrong, failure, isSending } = useRequestForm(before, asking)
  const { form, onSent } = useProblemFocus(isSending)
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={title}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isSending) return
        send()
        onSent()
      }}
    >
      <h3 id={title} className="text-lg font-semibold">
        {before ? texts.askAgain : texts.ask}
      </h3>
      {failure && (
        <Banner tone="danger">
          {failure instanceof FilesNotReady ? texts.fileFailed : errorText(errors, failure)}
        </Banner>
      )}
      <TextArea
        label={texts.knownFor}
        hint={texts.knownForHint}
        value={value.knownFor}
        onValue={(knownFor) => change({ knownFor })}
        maxLength={KNOWN_FOR_MAX}
        error={wrong('knownFor')}
        required
      />
      <EvidenceLinks
        links={value.links}
        onChange={(links) => change({ links })}
        wrong={wrong}
        fieldOf={(at) => `links.${at}`}
      />
      <EvidenceFiles chosen={value.files} onChange={(files) => change({ files })} hint={texts.fileHint} />
      <div>
        <Button type="submit" tone="primary" pending={isSending} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
