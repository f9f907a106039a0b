import { expect, test } from 'vitest'
import { indexPage, moved } from './index-page.ts'
import { neverBlankPath } from './never-blank.ts'
import { pagePolicy, workerPolicy } from './policies.ts'
import { trimEngineData } from './trim-engine-data.ts'

const files = {
  wasm: 'assets/a.wasm',
  data: 'assets/a.bin',
  snapshot: 'assets/w.bin',
  migrations: 'assets/m.json',
  madeAt: '2026-11-21T00:00:00Z',
}
const manifest = {
  'src/entry-demo.ts': { file: 'assets/demo.js', imports: ['_frame.js'] },
  'src/entry-client.tsx': { file: 'assets/client.js', imports: ['_frame.js'], css: ['assets/a.css'] },
  '_frame.js': { file: 'assets/frame.js' },
}

test('the page of the demo is the same wherever its folder lies, but for where that is', () => {
  const atRoot = indexPage(manifest, files, { base: '/', site: null })
  const beside = { base: '/demo/', site: '/' }
  expect(atRoot).toContain('<script type="module" async src="/assets/demo.js">')
  expect(atRoot).toContain(`<script async src="/${neverBlankPath}">`)
  expect(moved(atRoot, beside)).toBe(indexPage(manifest, files, beside))
  expect(moved(moved(atRoot, beside), { base: '/', site: null })).toBe(atRoot)
})

test('WebAssembly is allowed to the worker alone, and inline scripts to nobody', () => {
  expect(workerPolicy).toContain("'wasm-unsafe-eval'")
  expect(pagePolicy).toMatch(/script-src 'self'(;|$)/)
  expect(pagePolicy).not.toContain('wasm-unsafe-eval')
  expect(pagePolicy).not.toContain('frame-ancestors')
})

test('files of PostgreSQL that no browser reads are zeros, all others are as they were', () => {
  const loader =
    'files:[{filename:"/pglite/share/postgresql/postgres.bki",start:0,end:2},{filename:"/pglite/bin/postgres",start:2,end:4}]'
  expect(Array.from(trimEngineData(new Uint8Array([1, 2, 3, 4]), loader))).toEqual([0, 0, 3, 4])
  expect(() => trimEngineData(new Uint8Array(4), 'something else')).toThrow('packs its files in another way')
})
