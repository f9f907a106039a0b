import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leavesOut, needsAServer, serverOnly } from './needs-a-server.ts'

const folder = join(import.meta.dirname, '../journeys')
const files = (await readdir(folder)).filter((name) => name.endsWith('.spec.ts'))
const sources = new Map(
  await Promise.all(
    files.map(async (name) => [name.replace('.spec.ts', ''), await readFile(join(folder, name), 'utf8')] as const),
  ),
)

test('each journey that is not walked on the demo is there, and stands in the list once, with its reason', () => {
  for (const { file, titles = [], because } of needsAServer) {
    const source = sources.get(file) ?? expect.fail(`${file} is no journey`)
    for (const title of titles)
      expect(
        ["'", '"', '`'].some((quote) => source.includes(`test(${quote}${title}${quote}, async`)),
        `${file}: ${title}`,
      ).toBe(true)
    for (const title of titles.length > 0 ? titles : ['any']) {
      const named = `journeys/${file}.spec.ts ${title}`
      expect(serverOnly.filter((each) => each.test(named)).length, named).toBe(1)
    }
    expect(because.length, file).toBeGreaterThan(20)
  }
})

test('no journey looks away by itself', () => {
  for (const [file, source] of sources) {
    expect(source.match(/test\.(skip|fixme|fail|only)\b/g), file).toBeNull()
    const asked = source.match(/isDemo\(\)/g)?.length ?? 0
    expect(asked, `${file} asks whether it is on the demo`).toBe(leavesOut[file]?.times ?? 0)
  }
})
