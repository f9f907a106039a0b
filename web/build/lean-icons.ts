import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const factory = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/
const fromAll = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/** What an icon is drawn with here: its name and lines, a size by class, and what its element is given. */
const lean = `import { createElement } from 'react'
export default ({ node, size = 24 }) => (props) => createElement('svg', {
  xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 ' + size + ' ' + size,
  fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  ...props,
}, node.map(([name, given]) => createElement(name, given)))`

/**
 * lucide-react's factory also brings a context, names for every icon and settings that nobody sets: 1.2 kB of the first
 * page. In what is built, an icon is its element and its lines, and each is imported from its own file: by way of the
 * list of all, two thousand files would be read for a hundred and fifty.
 */
export function leanIcons(): Plugin {
  return {
    name: 'heraia:lean-icons',
    apply: 'build',
    transform(code, id) {
      if (factory.test(id)) return code.includes('forwardRef') ? { code: lean, map: null } : undefined
      if (id.includes('node_modules') || !code.includes('lucide-react')) return undefined
      return { code: code.replaceAll(fromAll, (_, names: string) => eachFromItsFile(names)), map: null }
    },
  }
}

/** `Check, Star as Favourite` */
function eachFromItsFile(names: string): string {
  const imports = names.split(',').flatMap((each) => {
    const [name, local = name] = each.trim().split(/\s+as\s+/)
    return name ? [`import ${local} from 'lucide-react/dist/esm/${fileOf(name)}'`] : []
  })
  return `${imports.join(';')};`
}

let files: Map<string, string> | undefined

function fileOf(icon: string): string {
  files ??= new Map(listedFiles())
  const file = files.get(icon)
  if (!file) throw new Error(`lucide-react has no icon ${icon}.`)
  return file
}

function* listedFiles(): Generator<[icon: string, file: string]> {
  const list = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'))
  const lines = readFileSync(fileURLToPath(list), 'utf8')
  for (const [, names = '', file = ''] of lines.matchAll(/export \{([^}]*)\} from '\.\/(icons\/[^']+)'/g))
    for (const [, icon = ''] of names.matchAll(/default as (\w+)/g)) yield [icon, file]
}
