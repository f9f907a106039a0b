import { expect, test } from 'vitest'
import { readZip } from '../../test/read-zip.ts'
import { mediaKit } from './media-kit.ts'

test('who asks for the media kit gets it, though the one before found no file to be read', async () => {
  let tries = 0
  const content = {
    library: () => {
      throw new Error('not asked for')
    },
    part: () => {
      tries += 1
      if (tries === 1) throw new Error('EMFILE: too many open files')
      return 'Founded in Madrid'
    },
    // No other test has asked for this one.
    version: () => -1,
    close: () => {},
  }
  await expect(mediaKit(content)).rejects.toThrow('EMFILE')
  const names = [...readZip(await mediaKit(content)).keys()]
  expect(names).toContain('heraia-media-kit/fact-sheet.es.md')
})
