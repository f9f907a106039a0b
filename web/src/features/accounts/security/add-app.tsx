import { Button } from '@heraia/ui/button'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { PRODUCT_NAME } from '../../../product.ts'
import { useAppCode } from '../second-factor/use-app-code.ts'
import { CodeForm } from './code-form.tsx'
import { copyText } from './copy-text.ts'
import { dropUnfinished } from './enroll-factor.ts'
import { factorTexts } from './factor-texts.ts'
import { freeName } from './free-name.ts'
import { NameForm } from './name-form.tsx'
import { ProblemBanner } from './problem-banner.tsx'
import { QrPicture } from './qr-picture.tsx'
import { securityTexts } from './security-texts.ts'
import { StepFrame } from './step-frame.tsx'
import { isGone } from './unless-gone.ts'
import { useSecurityAct } from './use-security-act.ts'

export interface StepProps {
  /** Of her other factors. */
  names: readonly string[]
  onAdded: (name: string) => void
  /** `begun`: the factor that she leaves unfinished. */
  onCancel: (begun?: string) => void
}

interface Started {
  id: string
  name: string
  picture: string
  secret: string
}

/** A name, then the picture or the key for her app, then the first code of it. */
export function AddApp({ names, onAdded, onCancel }: StepProps) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const act = useSecurityAct()
  const answer = useAppCode()
  const [started, setStarted] = useState<Started | null>(null)

  async function start(name: string) {
    const enrolled = await act.run('start', async (auth) => {
      await dropUnfinished(auth, 'totp')
      return auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: PRODUCT_NAME })
    })
    if (!enrolled) return
    const { id, totp } = enrolled.data
    setStarted({ id, name, picture: totp.qr_code, secret: totp.secret })
  }

  async function verify({ id, name }: Started, code: string): Promise<boolean> {
    const proven = await act.run('code', async (auth) => {
      const answered = await answer(auth, id, code)
      // Begun anew in another tab, or too long ago: nothing that she types here counts any more.
      if (isGone(answered.error)) setStarted(null)
      return answered
    })
    if (proven) onAdded(name)
    return proven !== null
  }

  if (!started)
    return (
      <StepFrame title={texts.addTotp} hint={texts.scanHint}>
        <ProblemBanner act={act} but={['nameTaken']} />
        <NameForm
          act={act}
          initial={freeName(texts.totp, names)}
          submitLabel={texts.addTotp}
          pendingLabel={texts.starting}
          onName={(name) => void start(name)}
          onCancel={() => onCancel()}
        />
      </StepFrame>
    )
  return (
    <StepFrame key="scan" title={texts.scan}>
      <QrPicture picture={started.picture} label={texts.qr} />
      <div className="grid justify-items-start gap-2">
        <p className="text-sm text-muted">{texts.cannotScan}</p>
        <code aria-label={texts.secret} className="figures text-lg tracking-wider [overflow-wrap:anywhere]">
          {inGroups(started.secret)}
        </code>
        <Button
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          aria-label={texts.copySecret}
          onClick={() => void copyText(started.secret, common.copied)}
        >
          {common.copy}
        </Button>
      </div>
      <ProblemBanner act={act} but={['wrongCode']} />
      <CodeForm
        act={act}
        hint={texts.typeCode}
        onCode={(code) => verify(started, code)}
        more={<Button onClick={() => onCancel(started.id)}>{common.cancel}</Button>}
      />
    </StepFrame>
  )
}

const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
