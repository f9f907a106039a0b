import { useEffect } from 'react'

/**
 * As long as something with `data-dialog` is on the page, its root has `data-has-dialog`: for styles of what stands far
 * away. They would find it by themselves (`:root:has(…)`), but then the browser styles the whole page anew whenever anything
 * comes or goes. Used by what has the attribute.
 */
export function useRootMark(name: string): void {
  useEffect(() => {
    // When it has gone another one may still be there.
    const mark = () =>
      document.documentElement.toggleAttribute(`data-has-${name}`, !!document.querySelector(`[data-${name}]`))
    mark()
    return () => void mark()
  }, [name])
}
