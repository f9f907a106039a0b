import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { type DemoView, demoControl } from '../../lib/demo/demo-control.ts'
import { useTexts } from '../../lib/locale.tsx'
import { demoTexts } from './demo-texts.ts'

/** In the bar, below its line. */
const look = 'mb-3 border border-current/20'

/** What this browser cannot do, and the way on. */
export function DemoNotice({ view }: { view: DemoView }) {
  const texts = useTexts(demoTexts)
  const [isKnown, setKnown] = useState(false)
  if (view.phase === 'open' && view.keeping !== 'kept')
    return (
      <Banner tone="notice" className={look}>
        {texts[view.keeping]}
      </Banner>
    )
  if (view.phase === 'open' && view.renewed !== null && !isKnown) {
    return (
      <Banner tone="neutral" className={look} dismissLabel={texts.close} onDismiss={() => setKnown(true)}>
        {texts[view.renewed]}
      </Banner>
    )
  }
  if (view.phase === 'failed') {
    return (
      <Banner
        tone="danger"
        className={look}
        title={texts.failedTitle}
        action={<Button onClick={() => demoControl().restart()}>{texts.again}</Button>}
      >
        {texts.failed}
      </Banner>
    )
  }
  if (view.phase !== 'impossible') return null
  const isHttps = view.missing === 'https'
  return (
    <Banner tone="danger" className={look} title={isHttps ? texts.httpsTitle : texts.browserTitle}>
      {isHttps ? texts.https : texts.browser}
    </Banner>
  )
}
