import { asRest, asRpc, everyProcedure } from '@heraia/hosts/test/every-procedure'
import { createTestHeraia } from '@heraia/hosts/test/heraia'
import { season } from '@heraia/hosts/test/season'
import { afterAll, expect, test } from 'vitest'

const heraia = await createTestHeraia()
afterAll(() => heraia.close())
const mira = await season(heraia).joins('Mira Shares Her Laptop')

const keptBy = async (path: string, init: RequestInit = {}) =>
  (await heraia.fetch(path, init)).headers.get('cache-control')

test('what she or a stranger is answered, or refused, no browser and no proxy keeps', async () => {
  const kept: string[] = []
  for (const authorization of ['', `Bearer ${mira.token}`, 'Bearer of nothing']) {
    const calls = everyProcedure.flatMap((each) => [asRpc(each, {}), asRest(each, {})])
    for (const { path, init } of [...calls, { path: '/api/nothing', init: { method: 'GET', headers: {} } }]) {
      const headers = { ...init.headers, ...(authorization !== '' && { authorization }) }
      const said = await keptBy(path, { ...init, headers })
      if (said !== 'private, no-store') kept.push(`${init.method} ${path}: ${said}`)
    }
  }
  expect(kept).toEqual([])
})

test('what is the same for everybody says how long it may be kept', async () => {
  for (const path of ['/api/openapi.json', '/api/docs']) expect(await keptBy(path)).toBe('public, max-age=300')
  expect(await keptBy('/auth/v1/.well-known/jwks.json')).toBe('public, max-age=600')
})
