import type { Plugin } from 'vite'

const routerFiles =
  /react-router[\\/]dist[\\/].*[\\/](dom[\\/]lib|components|context|hooks|await|dom[\\/]ssr[\\/]components)\.js$/

const routerItself = /react-router[\\/]dist[\\/].*[\\/]router[\\/]router\.js$/
const instrumentation = /^import \{[^}]*\} from "\.\/instrumentation\.js";$/m
/** Only called when a router is made with `instrumentations`, but for the first, which then finds none. */
const notInstrumented = `const consumeInstrumentationClientResultMetaReceiver = () => undefined
const getRouteInstrumentationUpdates = () => ({})
const instrumentClientSideRouter = (router) => router`

/** What it tells who writes routes, while she does: said by no page that people load. Each stands in a line of its own. */
const warnings = /\b(?:warning|warnOnce)\(.+\);$/gm
const routerCode = /react-router[\\/]dist[\\/]/

/**
 * react-router names its components (`Link.displayName = …`) and makes them with calls that are not marked as pure,
 * so that a bundler has to keep all of them. Without both, what we do not use is left out: 5 kB of the first page. Its
 * warnings are another kilobyte.
 */
export function leaveOutUnusedRouterParts(): Plugin {
  return {
    name: 'heraia:unused-router-parts',
    apply: 'build',
    transform(code, id) {
      if (!routerCode.test(id)) return
      const silent = code.replace(warnings, 'void 0;')
      if (routerItself.test(id)) return { code: silent.replace(instrumentation, notInstrumented), map: null }
      if (!routerFiles.test(id)) return { code: silent, map: null }
      const unnamed = silent.replace(/^\w+\.displayName = .*$/gm, '')
      return { code: unnamed.replace(/^(const \w+ = )(React\$?1?\.\w+\()/gm, '$1/*#__PURE__*/ $2'), map: null }
    },
  }
}
