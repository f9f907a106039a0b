/** Made by build/client-assets.ts. */
declare module 'virtual:client-assets' {
  /** Addresses of the client's files: the entry, what it needs at once, and what each page adds. */
  const assets: {
    scripts: string[]
    styles: string[]
    /** Of titles; null in development. */
    titleFont: string | null
    preloads: string[]
    /** The small script of pages that are only read; null in development. */
    still: string | null
    /** What it fetches for forms and menus on pages of words. */
    words: string | null
    pages: Record<string, { scripts: string[]; styles: string[] }>
  }
  export default assets
}
