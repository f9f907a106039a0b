import { useMatches } from 'react-router'
import type { PageHandle } from '../lib/page.ts'

const NOTHING: PageHandle = { title: { en: '', es: '' }, language: 'en', guard: 'public' }

/** What the route table says of the open screen. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle
  return isPageHandle(handle) ? handle : NOTHING
}

const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'guard' in handle
