import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

export interface Navigation {
  /** Draws an `a` and follows it in the browser without loading the page anew. */
  anchor: ComponentType<LinkProps>
  navigate: (href: string) => void
  /** How an address of the site stands in an `a`; left out, as it is. */
  hrefOf?: (href: string) => string
  /** A hook: the language where a part stands, such as "es-ES". One page may hold two. */
  useLocale: () => { locale: string }
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

/** Tells every part how the site's own router goes somewhere, and in which language. Without it, links are plain. */
export function NavigationProvider({ value, children }: { value: Navigation; children: ReactNode }) {
  return <NavigationContext value={value}>{children}</NavigationContext>
}

export const useNavigation = (): Navigation | undefined => useContext(NavigationContext)

export function Link({ children, ...rest }: LinkProps) {
  const Anchor = useNavigation()?.anchor ?? 'a'
  return <Anchor {...rest}>{children}</Anchor>
}
