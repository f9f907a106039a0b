import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isForTests } from './for-tests.ts'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/**
 * Writes `assets/NAME-HASH.EXT` with a .br and a .gz beside it; answers its path. What was compressed once is kept in
 * `cache` by its hash: the engine takes half a minute and changes with PGlite only. For tests nothing is compressed.
 */
export async function writeCompressed(
  outDir: string,
  cache: string,
  name: string,
  bytes: Uint8Array,
  quality: number,
): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 10).replaceAll('_', '-')
  const { name: stem, ext } = parse(name)
  const path = `assets/${stem}-${hash}${ext}`
  const kept = join(cache, `${stem}-${hash}-${quality}${ext}`)
  await Promise.all([mkdir(cache, { recursive: true }), mkdir(join(outDir, 'assets'), { recursive: true })])
  await writeFile(join(outDir, path), bytes)
  if (isForTests()) return path
  if (!existsSync(`${kept}.br`)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    await Promise.all([
      gz(bytes, { level: 9 }).then((small) => writeFile(`${kept}.gz`, small)),
      brotli(bytes, { params }).then((small) => writeFile(`${kept}.br`, small)),
    ])
  }
  await Promise.all([
    copyFile(`${kept}.br`, join(outDir, `${path}.br`)),
    copyFile(`${kept}.gz`, join(outDir, `${path}.gz`)),
  ])
  return path
}
