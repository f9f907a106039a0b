import { useSyncExternalStore } from 'react'
import { KEPT_ENTRIES } from '../../../lib/kept-here.ts'
import { createStore } from '../../../lib/store.ts'

export type GalleryView = 'grid' | 'list'

const GALLERY_VIEW_KEY = KEPT_ENTRIES.galleryView

const chosen = createStore<GalleryView | null>(null)

/** Remembered in this browser. */
export function chooseGalleryView(view: GalleryView) {
  chosen.set(view)
  try {
    localStorage.setItem(GALLERY_VIEW_KEY, view)
  } catch {
    // Storage is forbidden: it holds until she leaves.
  }
}

const current = (): GalleryView => chosen.get() ?? (localStorage.getItem(GALLERY_VIEW_KEY) === 'list' ? 'list' : 'grid')

export const useGalleryView = (): GalleryView => useSyncExternalStore(chosen.subscribe, current, () => 'grid')
