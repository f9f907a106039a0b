import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(js|css|svg|json|txt|webmanifest|html)$/
const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** Writes a .br and a .gz beside every text file of the client build, once, so that serving costs nothing. */
export function compressAssets(): Plugin {
  let outDir = ''
  let skip = false
  let isBest = true
  return {
    name: 'heraia:compress-assets',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
      skip = Boolean(config.build.ssr) || !config.build.write
      // hosts/node/demo/for-tests.ts
      isBest = config.mode !== 'demo' || process.env.DEMO_BUILD !== 'tests'
    },
    async closeBundle(error) {
      if (skip || error) return
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(files.filter((file) => worthIt.test(file)).map((file) => compress(join(outDir, file), isBest)))
    },
  }
}

async function compress(path: string, isBest: boolean) {
  const source = await readFile(path)
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: isBest ? 11 : 1, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
  }
  await Promise.all([
    brotli(source, quality).then((small) => writeFile(`${path}.br`, small)),
    gz(source, { level: isBest ? 9 : 1 }).then((small) => writeFile(`${path}.gz`, small)),
  ])
}
