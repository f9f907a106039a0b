import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { type DemoView, demoControl } from '../../lib/demo/demo-control.ts'
import { useTexts } from '../../lib/locale.tsx'
import { demoTexts } from './demo-texts.ts'
import { noticeLook } from './notice-look.ts'
import { OpenNotice } from './open-notice.tsx'

/** What this browser cannot do, and the way on. */
export function DemoNotice({ view }: { view: DemoView }) {
  const texts = useTexts(demoTexts)
  if (view.phase === 'opening') return null
  if (view.phase === 'open') return <OpenNotice view={view} />
  if (view.phase === 'outdated') {
    return (
      <Banner
        tone="notice"
        className={noticeLook}
        title={texts.outdatedTitle}
        action={<Button onClick={() => location.reload()}>{texts.reload}</Button>}
      >
        {texts.outdated}
      </Banner>
    )
  }
  if (view.phase === 'failed') {
    return (
      <Banner
        tone="danger"
        className={noticeLook}
        title={texts.failedTitle}
        action={<Button onClick={() => demoControl().restart()}>{texts.again}</Button>}
      >
        {texts.failed}
      </Banner>
    )
  }
  const isHttps = view.missing === 'https'
  return (
    <Banner tone="danger" className={noticeLook} title={isHttps ? texts.httpsTitle : texts.browserTitle}>
      {isHttps ? texts.https : texts.browser}
    </Banner>
  )
}
