import type { Plugin } from 'vite'

/**
 * The code of a page is many small files that need each other. Each file that is fetched by itself names all that is
 * below it, so that one answer tells the browser everything that is left to fetch. Vite's own way is a list of all
 * files of all pages in the first script, which every visitor would pay for.
 */
export function flatImports(): Plugin {
  return {
    name: 'heraia:flat-imports',
    apply: (config, { isSsrBuild }) => !isSsrBuild && !config.build?.ssr,
    renderChunk(code, chunk, _options, { chunks }) {
      if (!chunk.isDynamicEntry) return
      const below = new Set<string>()
      const walk = (file: string) => {
        for (const next of chunks[file]?.imports ?? []) {
          if (below.has(next)) continue
          below.add(next)
          walk(next)
        }
      }
      walk(chunk.fileName)
      const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1)
      const missing = [...below].filter((file) => !chunk.imports.includes(file) && file.startsWith(folder))
      const imports = missing.map((file) => `import"./${file.slice(folder.length)}";`).join('')
      return { code: code + imports, map: null }
    },
  }
}
