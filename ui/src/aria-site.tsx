import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { type Navigation, useNavigation } from './link.tsx'

/** Tells React Aria the site's router and language, for the links and the few hidden words it brings itself. */
export function AriaSite({ children }: { children: ReactNode }) {
  const site = useNavigation()
  return site ? <Told site={site}>{children}</Told> : children
}

function Told({ site: { useLocale, navigate, hrefOf }, children }: { site: Navigation; children: ReactNode }) {
  return (
    <I18nProvider locale={useLocale().locale}>
      <RouterProvider navigate={navigate} useHref={hrefOf}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}
