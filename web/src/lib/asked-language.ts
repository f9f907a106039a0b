import { useLocation } from 'react-router'
import { isLanguage } from './languages.ts'

/** Who reads what an address asked for in a language (`?lang=es`) goes on in it, without having chosen anything. */
export function useAskedLanguage(href: string): string {
  const { search } = useLocation()
  if (!search.includes('lang=')) return href
  const asked = new URLSearchParams(search).get('lang')
  if (!isLanguage(asked)) return href
  const [address = '', place] = href.split('#')
  const asking = `${address}${address.includes('?') ? '&' : '?'}lang=${asked}`
  return place === undefined ? asking : `${asking}#${place}`
}
