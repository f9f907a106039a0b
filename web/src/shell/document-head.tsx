import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../lib/locale.tsx'
import { ownTitle } from '../lib/page-title.ts'
import { withProductName } from '../product.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Keeps title, language and canonical address true while she moves about; the server wrote the first ones. */
export function DocumentHead() {
  const handle = usePageHandle()
  const { language } = useLocale()
  const { pathname } = useLocation()
  const own = useSyncExternalStore(ownTitle.subscribe, ownTitle.get, () => null)
  const title = withProductName(own ?? handle.title[language])
  const canonical = handle.canonical ?? pathname

  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    document.querySelector('link[rel=canonical]')?.setAttribute('href', new URL(canonical, location.origin).href)
  }, [canonical])
  return null
}
