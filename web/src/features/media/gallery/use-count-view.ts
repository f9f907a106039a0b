import type { GalleryItem } from '@heraia/contract/media'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { client } from '../../../lib/api.ts'
import { changeItem } from './gallery-queries.ts'

/** She looks at it; the server counts each viewer once a day, and never its owner. */
export function useCountView(item: GalleryItem | undefined) {
  const queries = useQueryClient()
  const id = item && !item.may.edit && item.medium ? item.id : undefined
  useEffect(() => {
    if (!id) return
    client.gallery.view({ id }).then(
      ({ views }) => changeItem(queries, id, (now) => ({ ...now, views })),
      // A view that was not counted is no harm to her.
      () => undefined,
    )
  }, [id, queries])
}
