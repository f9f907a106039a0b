import type { ReactNode } from 'react'
import { I18nProvider, RouterProvider } from 'react-aria-components'
import { useNavigation } from './link.tsx'

/** Tells React Aria the site's router and language, for the links and the few hidden words it brings itself. */
export function AriaSite({ children }: { children: ReactNode }) {
  const site = useNavigation()
  if (!site) return children
  return (
    <I18nProvider locale={site.locale}>
      <RouterProvider navigate={site.navigate} useHref={site.hrefOf}>
        {children}
      </RouterProvider>
    </I18nProvider>
  )
}
