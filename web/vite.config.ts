import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { clientAssets } from './build/client-assets.ts'
import { compressAssets } from './build/compress-assets.ts'
import { flatImports } from './build/flat-imports.ts'
import { leanIcons } from './build/lean-icons.ts'
import { leanImports } from './build/lean-imports.ts'
import { leanLocales } from './build/lean-locales.ts'
import { sharedFiles } from './build/shared-files.ts'
import { leaveOutUnusedRouterParts } from './build/unused-router-parts.ts'

/** What every page loads, in two files instead of twenty: fewer bytes, and the libraries stay cached when we change. */
const libraries = { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 }
const frame = { name: 'frame', test: /^(?!.*(entry-still|entry-words|src\/words\/))/, tags: ['$initial'], priority: 1 }

/**
 * Where people come before they are signed in, and how much oftener than to a screen: their first page is to be light
 * (hosts/node/page-weights.ts has the limits).
 */
const firstVisits: Record<string, number> = {
  ...{ home: 400, login: 120, learn: 30, article: 30, about: 30, careers: 40, press: 30, contact: 65, privacy: 30 },
  ...{ search: 60, athletes: 60, marketplace: 30 },
}
const PAGE = /src\/pages\/([\w-]+)-page\.tsx$/
const sourceOf = (path: string) => `${import.meta.dirname}/src/${path}`.replaceAll('\\', '/')

/** What several pages share, in some twenty files a page instead of eighty. */
const shared = (entry: string) => ({
  name: sharedFiles({
    entry: sourceOf(entry),
    signedIn: sourceOf('shell/signed-in.tsx'),
    firstVisits: (id) => {
      const page = PAGE.exec(id)?.[1]
      return page ? (firstVisits[page] ?? 1) : null
    },
  }),
  debugName: 'shared',
  // Whatever it imports has a file of its own, or one with others.
  includeDependenciesRecursively: false,
})

/** The demo's visitors go on to the feed: what its first screens need, in two files instead of a hundred. */
const demoFrame = {
  name: 'frame',
  test: /src\/(app|routes|lib\/demo\/[\w-]+|features\/demo\/demo-bar)\.tsx?$/,
  priority: 2,
}
/** Vite's own part, which the worker's first script needs and no other one of the pages. */
const demoStart = { name: 'start', test: /vite\/preload-helper/, priority: 3 }
const demoFeed = {
  name: 'feed',
  test: /src\/(features\/feed\/(composer|timeline|use-post-changes)|shell\/signed-in|lib\/rpc-link|lib\/session\/[\w-]+)\.tsx?$|toast-region\.tsx$/,
  priority: 1,
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  // Whoever starts the server may leave NODE_ENV unset; React's development build is four times slower.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    react(),
    tailwindcss(),
    clientAssets(),
    compressAssets(),
    leanIcons(),
    leanImports(),
    leanLocales(),
    flatImports(),
    leaveOutUnusedRouterParts(),
  ],
  // Data URIs and inline scripts would need holes in the Content-Security-Policy.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // The demo has no pages that a server drew (hosts/node/demo/build-pages.ts).
          input:
            mode === 'demo'
              ? ['src/entry-demo.ts']
              : ['src/entry-client.tsx', 'src/entry-still.ts', 'src/entry-words.ts'],
          output: {
            // Of every file that a page may ask for the first page has the name: a letter less of each, of fewer letters.
            hashCharacters: 'hex',
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups:
                mode === 'demo'
                  ? [demoStart, demoFrame, demoFeed, shared('entry-demo.ts')]
                  : [libraries, frame, shared('entry-client.tsx')],
            },
          },
        },
  },
  // Only dist/ is needed to serve the site: nothing is resolved from node_modules at run time.
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: [/^@heraia\//] },
}))
