import type { Plugin } from 'vite'

const factory = /lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/

/** What an icon is drawn with here: its name and lines, a size by class, and what its element is given. */
const lean = `import { createElement } from 'react'
export default ({ node, size = 24 }) => (props) => createElement('svg', {
  xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: '0 0 ' + size + ' ' + size,
  fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round',
  ...props,
}, node.map(([name, given]) => createElement(name, given)))`

/**
 * lucide-react's factory also brings a context, names for every icon and settings that nobody sets: 1.2 kB of the first
 * page. In what is built, an icon is its element and its lines.
 */
export function leanIcons(): Plugin {
  return {
    name: 'heraia:lean-icons',
    apply: 'build',
    transform: (code, id) => (factory.test(id) && code.includes('forwardRef') ? { code: lean, map: null } : undefined),
  }
}
