import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const BUNDLING_MS = 60_000

const entry = fileURLToPath(import.meta.resolve('@heraia/server/create-server'))

test('the server with all its libraries runs where there is no Node', { timeout: BUNDLING_MS }, async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'server' } },
  })
  const chunks = (Array.isArray(built) ? built : [built as Rolldown.RolldownOutput])
    .flatMap(({ output }) => output)
    .filter((part) => part.type === 'chunk')
  const modules = chunks.flatMap((chunk) => Object.keys(chunk.modules))
  expect(modules.length).toBeGreaterThan(50)
  // Vite puts an empty module in the place of each one of Node's.
  expect(modules.filter((id) => /browser-external|^node:/.test(id))).toEqual([])
  const own = new Set(chunks.map((chunk) => chunk.fileName))
  expect(chunks.flatMap((chunk) => chunk.imports.filter((id) => !id.startsWith('./') && !own.has(id)))).toEqual([])
  const ours = chunks.map((chunk) => chunk.code).join('\n')
  expect(ours.match(/.*\bprocess\.env\b.*/g) ?? []).toEqual([])
})
