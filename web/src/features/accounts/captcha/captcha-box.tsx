import { Button } from '@heraia/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { reloadPage } from '../../../lib/reload-page.ts'
import { type CaptchaProvider, loadCaptcha } from './captcha-script.ts'
import { captchaTexts } from './captcha-texts.ts'
import { keepTyped, restoreTyped } from './typed-text.ts'

interface CaptchaBoxProps {
  captcha: { provider: CaptchaProvider; siteKey: string }
  /** Empty when it has run out. */
  onToken: (token: string) => void
  /** Another number: the token was used, and a new one is wanted. */
  round: number
  unsolved: boolean
}

export default function CaptchaBox({ captcha, onToken, round, unsolved }: CaptchaBoxProps) {
  const texts = useTexts(captchaTexts)
  const { language } = useLocale()
  const { provider, siteKey } = captcha
  const place = useRef<HTMLDivElement>(null)
  const [isFailed, setFailed] = useState(false)
  const told = useRef(onToken)
  const reset = useRef<() => void>(() => undefined)
  useEffect(() => {
    told.current = onToken
  })

  useEffect(() => {
    let isGone = false
    let remove = () => {}
    loadCaptcha(provider).then(
      (service) => {
        if (isGone || !place.current) return
        const id = service.render(place.current, {
          sitekey: siteKey,
          ...(provider === 'turnstile' && { size: 'flexible' }),
          [provider === 'hcaptcha' ? 'hl' : 'language']: language,
          callback: (token: string) => told.current(token),
          'expired-callback': () => told.current(''),
          'error-callback': () => told.current(''),
        })
        reset.current = () => service.reset(id)
        remove = () => service.remove(id)
      },
      () => setFailed(true),
    )
    return () => {
      isGone = true
      remove()
    }
  }, [provider, siteKey, language])

  useEffect(() => void restoreTyped(), [])

  useEffect(() => {
    if (round > 0) reset.current()
  }, [round])

  /** What was turned on under an open page may be let in by the next one alone: its headers say what is. */
  function reload() {
    keepTyped()
    reloadPage().catch(() => undefined)
  }

  return (
    <div role="group" aria-label={texts.label} data-captcha tabIndex={-1} className="outline-none">
      {/* What does not come leaves no hole above why. */}
      <div ref={place} className={isFailed ? undefined : 'min-h-16'} />
      <p role="alert" className="text-sm font-medium text-danger-ink">
        {isFailed ? texts.failed : unsolved ? texts.unsolved : ''}
      </p>
      {isFailed && (
        <Button className="mt-2" onClick={reload}>
          {texts.reload}
        </Button>
      )}
    </div>
  )
}
