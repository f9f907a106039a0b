import { expect, test } from 'vitest'
import { inFewProcesses } from './few-processes.ts'
import { findChromium } from './find-chromium.ts'

test('what journeys turn on and off is added to what the package does, and another browser stays as it is', () => {
  const ofPackage = ['--no-sandbox', '--disable-features=One,Two', '--enable-features=Three']
  expect(inFewProcesses(ofPackage)).toEqual([
    '--no-sandbox',
    '--disable-features=One,Two,RenderDocument,PaintHolding',
    '--enable-features=Three,NetworkServiceInProcess2',
    '--in-process-gpu',
  ])
  expect(inFewProcesses(['--no-sandbox'])).toEqual(['--no-sandbox'])
})

test.runIf(process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROME_PATH)(
  'the package’s Chromium has both lists, once',
  async () => {
    const { args } = await findChromium()
    for (const list of ['--disable-features=', '--enable-features='])
      expect(args.filter((arg) => arg.startsWith(list))).toHaveLength(1)
  },
)
