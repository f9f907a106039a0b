import type { PageModule } from './page.ts'

const files = import.meta.glob<PageModule>('../pages/*-page.tsx')

/** `home` is src/pages/home-page.tsx. */
export const pageFile = (page: string): (() => Promise<PageModule>) | undefined => files[`../pages/${page}-page.tsx`]
