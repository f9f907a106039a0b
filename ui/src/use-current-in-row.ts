import { type RefObject, useEffect, useRef } from 'react'

/** A row that is wider than the screen stands so that its current item is seen; `at`: which one of its `li`, or tabs, that is. */
export function useCurrentInRow<Row extends HTMLElement = HTMLElement>(at: number): RefObject<Row | null> {
  const row = useRef<Row>(null)
  // Along the row only: the page stays where it is.
  useEffect(() => {
    const current = row.current?.querySelectorAll<HTMLElement>('li, [role=tab]')[at]
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [at])
  return row
}
