import { useLocation } from 'react-router'
import { isLanguage } from './languages.ts'

/**
 * Who reads what an address asked for in a language (`?lang=es`) goes on in it, without having chosen anything. The
 * product's own code goes on in it by itself: only pages without it need it in their addresses.
 */
export function useAskedLanguage(): (href: string) => string {
  const { search } = useLocation()
  if (!import.meta.env.SSR) return same
  const asked = search.includes('lang=') && new URLSearchParams(search).get('lang')
  return isLanguage(asked) ? (href) => inLanguage(href, asked) : same
}

const same = (href: string) => href

function inLanguage(href: string, language: string): string {
  const [address = '', place] = href.split('#')
  const asking = `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
  return place === undefined ? asking : `${asking}#${place}`
}
