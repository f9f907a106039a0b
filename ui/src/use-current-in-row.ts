import { type RefObject, useEffect, useRef } from 'react'

/** A row that is wider than the screen stands so that its current item is seen; `at`: which one of its `li` that is. */
export function useCurrentInRow(at: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // Along the row only: the page stays where it is.
  useEffect(() => {
    const current = row.current?.querySelectorAll('li')[at]
    if (row.current && current)
      row.current.scrollLeft = current.offsetLeft - (row.current.clientWidth - current.offsetWidth) / 2
  }, [at])
  return row
}
