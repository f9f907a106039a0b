import { readdir } from 'node:fs/promises'
import { contract } from '@heraia/contract/index'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { createOpenApiAnswer } from './answer-openapi.ts'
import { docsPage, type ShownDocument } from './docs-page.ts'
import { isThing, namedSchemas } from './named-schemas.ts'
import { openApiDocument } from './openapi-document.ts'
import { noteOf, typeText } from './type-text.ts'

const document = await openApiDocument('https://heraia.example')
const words = JSON.stringify(document)

/** What stands above the texts of content/. */
const BESIDE_THE_API = ['content.ts']

test('what describes the API is OpenAPI 3.1', () => expect(document.openapi).toMatch(/^3\.1\.\d+$/))

test('each procedure of the contract is an operation, and the stream of live events and what is saved as a file stand beside them', () => {
  const operations = Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))
  const named = operations.flatMap((operation) => (operation as { operationId?: string }).operationId ?? [])
  const procedures = Object.entries(contract).flatMap(([area, list]) => namesIn(list, area))
  expect(new Set(named)).toEqual(new Set([...procedures, 'events', 'resumeFile', 'exportFile']))
  expect(words).toContain('"message.new":{"type":"object"')
})

test('what several calls speak of has one name, which leads to what it is; and no name stands there for nothing', () => {
  const { schemas = {}, responses = {} } = document.components ?? {}
  const refs = [...words.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)].map(([, kind, name]) => `${kind} ${name}`)
  const parts = [
    ...Object.keys(schemas).map((name) => `schemas ${name}`),
    ...Object.keys(responses).map((name) => `responses ${name}`),
  ]
  expect(new Set(refs)).toEqual(new Set(parts))
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['Post', 'PersonChip', 'Listing', 'Order', 'PostId']))
  expect(Object.keys(responses)).toHaveLength(7)
})

test('things and choices of every file of the contract have a name', async () => {
  const named = new Set<unknown>(Object.values(namedSchemas()))
  const files = await readdir(new URL('.', import.meta.resolve('@heraia/contract/index')))
  const unnamed: string[] = []
  for (const file of files.filter((name) => /^[\w-]+\.ts$/.test(name) && !BESIDE_THE_API.includes(name))) {
    const module: Record<string, unknown> = await import(`@heraia/contract/${file.replace('.ts', '')}`)
    for (const [name, value] of Object.entries(module))
      if (value instanceof z.ZodType && isThing(value) && !named.has(value)) unnamed.push(`${file}: ${name}`)
  }
  expect(unnamed, 'of files to be added to named-schemas.ts').toEqual([])
})

test('on the page for people every name leads somewhere, and each place is there once', () => {
  const page = docsPage(document as ShownDocument)
  const places = [...page.matchAll(/ id="([^"]+)"/g)].map(([, place]) => place)
  expect(places).toHaveLength(new Set(places).size)
  const led = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, place]) => place)
  expect(led.filter((place) => !places.includes(place))).toEqual([])
  expect(page).toContain('<code>Authorization: Bearer …</code>')
})

test('types read as in TypeScript, with what a type does not say behind them', () => {
  const schema = {
    type: 'object',
    properties: {
      text: { type: 'string', minLength: 1, maxLength: 500 },
      author: { anyOf: [{ $ref: '#/components/schemas/PersonChip' }, { type: 'null' }] },
      tags: { type: 'array', items: { enum: ['<new>', 'old'] }, maxItems: 3 },
    },
    required: ['text'],
  }
  expect(typeText(schema)).toBe(
    [
      '{',
      '  text: string<i> // 1 to 500 characters</i>',
      '  author?: <a href="#PersonChip">PersonChip</a> | null',
      '  tags?: (&#34;&#60;new&#62;&#34; | &#34;old&#34;)[]<i> // up to 3 entries</i>',
      '}',
    ].join('\n'),
  )
  expect(noteOf({ type: 'integer', minimum: 1, maximum: 50, default: 20 })).toBe('1 to 50, 20 where it is left out')
})

test('both are sent packed to whoever takes that, and to nobody else', async () => {
  const answer = createOpenApiAnswer('https://heraia.example')
  const ask = (path: string, init: RequestInit) =>
    answer(new Request(`https://heraia.example${path}`, init), {} as Context)
  const packed = await ask('/api/docs', { headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  const unpacked = packed?.body?.pipeThrough(new DecompressionStream('gzip'))
  const plain = await ask('/api/docs', {})
  expect(plain?.headers.get('content-encoding')).toBeNull()
  expect(await new Response(unpacked).text()).toBe(await plain?.text())
  expect(await (await ask('/api/openapi.json', {}))?.json()).toEqual(JSON.parse(words))
  expect(await (await ask('/api/docs', { method: 'HEAD' }))?.text()).toBe('')
  expect(await ask('/api/docs', { method: 'POST' })).toBeNull()
})

function namesIn(list: object, path: string): string[] {
  return '~orpc' in list ? [path] : Object.entries(list).flatMap(([name, part]) => namesIn(part, `${path}.${name}`))
}
