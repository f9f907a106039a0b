import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { type DemoView, demoControl } from '../../lib/demo/demo-control.ts'
import { useTexts } from '../../lib/locale.tsx'
import { demoTexts } from './demo-texts.ts'
import { noticeLook } from './notice-look.ts'

/** The demo runs, but not all of it; or in a newer version. */
export function OpenNotice({ view }: { view: Extract<DemoView, { phase: 'open' }> }) {
  const texts = useTexts(demoTexts)
  const [isKnown, setKnown] = useState(false)
  const { keeping, pictures, renewed } = view
  const missing = [keeping !== 'kept' && texts[keeping], !pictures && texts.pictures].filter((said) => said !== false)
  if (missing.length > 0) {
    const again = <Button onClick={() => demoControl().restart()}>{texts.again}</Button>
    return missing.map((said) => (
      <Banner key={said} tone="notice" className={noticeLook} action={said === texts.lost && again}>
        {said}
      </Banner>
    ))
  }
  if (renewed === null || isKnown) return null
  return (
    <Banner tone="neutral" className={noticeLook} dismissLabel={texts.close} onDismiss={() => setKnown(true)}>
      {texts[renewed]}
    </Banner>
  )
}
