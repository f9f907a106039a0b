import { useLocation } from 'react-router'

/**
 * From a list that somebody works off to one thing of it, and back: the search of the list stands in the address of the
 * thing too, so that the way back leads to the list as she left it.
 */
export function useSameSearch(): (address: string) => string {
  const { search } = useLocation()
  return (address) => `${address}${search}`
}
