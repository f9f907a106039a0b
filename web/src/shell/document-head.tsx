import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../lib/locale.tsx'
import { ownTitle } from '../lib/page-title.ts'
import { withProductName } from '../product.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Where she is. The server wrote the first address, and knows more of it: its language, and whose handle an id is. */
let now: string | undefined

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
    document.documentElement.lang = language
  }, [title, language])
  useEffect(() => {
    if (now && now !== canonical)
      document.querySelector('link[rel=canonical]')?.setAttribute('href', location.origin + canonical)
    now = canonical
  }, [canonical])
  return null
}
