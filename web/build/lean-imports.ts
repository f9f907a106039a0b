import type { Plugin } from 'vite'

/**
 * What Vite wraps around `import()`: it waits for the stylesheets of the part, of which there are none (all styles are
 * in one file), and for a list of files that we leave out (flat-imports.ts).
 */
export function leanImports(): Plugin {
  return {
    name: 'heraia:lean-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined),
  }
}
