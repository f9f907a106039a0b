import type { GalleryItemId } from '@heraia/contract/ids'
import type { GalleryCategory } from '@heraia/contract/media'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

export const CATEGORIES = [
  'competition',
  'training',
  'highlights',
  'behind-scenes',
] as const satisfies GalleryCategory[]

const isCategory = (value: string | null): value is GalleryCategory => CATEGORIES.some((category) => category === value)

/** Where she is in a gallery: which category, and which item stands open. */
export function useGalleryAddress() {
  const [query] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const category = query.get('category')

  function hrefWith(changes: Record<string, string | undefined>): string {
    const next = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }

  return {
    category: isCategory(category) ? category : undefined,
    itemId: query.get('item') as GalleryItemId | null,
    hrefOfCategory: (next: GalleryCategory | undefined) => hrefWith({ category: next, item: undefined }),
    hrefOfItem: (id: GalleryItemId) => hrefWith({ item: id }),
    /** One step in her history, however many pictures she walks through: Back closes. */
    open: (id: GalleryItemId) =>
      void navigate(hrefWith({ item: id }), { state: { fromGallery: true }, preventScrollReset: true }),
    turnTo: (id: GalleryItemId) =>
      void navigate(hrefWith({ item: id }), { state, replace: true, preventScrollReset: true }),
    close: () => {
      if (isFromGallery(state)) void navigate(-1)
      else void navigate(hrefWith({ item: undefined }), { replace: true, preventScrollReset: true })
    },
  }
}

const isFromGallery = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromGallery' in state
