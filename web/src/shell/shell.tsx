import { SkipLink } from '@heraia/ui/skip-link'
import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { ScreenLanguage, useLocale, useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { DocumentHead } from './document-head.tsx'
import { FocusOnRoute } from './focus-on-route.tsx'
import { Footer } from './footer.tsx'
import { Guarded } from './guarded.tsx'
import { Header } from './header.tsx'
import { SessionEffects } from './session-effects.tsx'
import { shellTexts } from './shell-texts.ts'
import { useSignedInParts } from './signed-in-parts.ts'
import { Toasts } from './toasts.tsx'
import { usePageHandle } from './use-page-handle.ts'

// Said here in full, so that other builds have no file of it.
const DemoBar =
  import.meta.env.MODE === 'demo'
    ? lazy(() => import('../features/demo/demo-bar.tsx').then(({ DemoBar }) => ({ default: DemoBar })))
    : null

/** What stands around every screen. It speaks the chosen language; the screen inside may still speak its own. */
export function Shell() {
  const handle = usePageHandle()
  const { language } = useLocale()
  const texts = useTexts(shellTexts)
  const { isAuthenticated } = useSession()
  const { AccountNotices, BottomBar, SignedInEffects } = useSignedInParts()
  return (
    <div className={isAuthenticated ? 'pb-16 lg:pb-0' : ''}>
      <SessionEffects />
      <ScreenLanguage language={handle.language}>
        <DocumentHead />
        <FocusOnRoute />
      </ScreenLanguage>
      <div lang={language} className="contents">
        <SkipLink label={texts.skip} />
        {DemoBar && (
          <Suspense fallback={<div className="h-13" />}>
            <DemoBar />
          </Suspense>
        )}
        <Header />
      </div>
      {/* As high as the screen: what is loaded later would push the footer about before her eyes. */}
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <ScreenLanguage language={handle.language}>
          {AccountNotices && <AccountNotices />}
          <Guarded>
            <Outlet />
          </Guarded>
        </ScreenLanguage>
      </main>
      <div lang={language} className="contents">
        <Footer />
        {BottomBar && <BottomBar />}
        {SignedInEffects && <SignedInEffects />}
      </div>
      <Toasts expected={isAuthenticated} />
      <ScrollRestoration />
    </div>
  )
}
