import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { useNavigation } from './link.tsx'

/** Lets the links inside menus and lists of React Aria go through the site's own router. */
export function Routed({ children }: { children: ReactNode }) {
  const navigation = useNavigation()
  return navigation ? <RouterProvider navigate={navigation.navigate}>{children}</RouterProvider> : children
}
