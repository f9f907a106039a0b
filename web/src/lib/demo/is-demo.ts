/** Built without a backend: the server runs in this browser (hosts/browser). Known while building, so that all other builds hold nothing of it. */
export const isDemo = import.meta.env.MODE === 'demo'

/** Where the site lies below its origin, without a slash at the end: `` or `/demo`. */
export const basePath: string = isDemo ? (document.documentElement.dataset.base ?? '/').replace(/\/$/, '') : ''

/** Where the site begins, for addresses that leave this page: `https://example.org` or `https://example.org/demo`. */
export const siteStart = (): string => `${location.origin}${basePath}`
