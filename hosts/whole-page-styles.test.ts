import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const rooms = join(import.meta.dirname, '..')

/** The low window of a keyboard on the screen: nothing of it is in force anywhere else. */
const lowWindow = /@media \(height < 34rem\) and \(width < 64rem\) \{.*?\n\}/gs

test('nothing asks the whole page what it has: it would be styled anew at whatever comes or goes in it', () => {
  const files = globSync('{ui,web}/src/**/*.{css,tsx}', { cwd: rooms })
  expect(files.length).toBeGreaterThan(100)
  const asking = files.filter((file) =>
    /(?:html|:root|body):has\(/.test(readFileSync(join(rooms, file), 'utf8').replace(lowWindow, '')),
  )
  expect(asking).toEqual([])
})
