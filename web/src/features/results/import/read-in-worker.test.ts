import { afterEach, expect, test, vi } from 'vitest'
import { readActivityInWorker } from '../activity/read-activity-in-worker.ts'
import { readInWorker } from './read-in-worker.ts'

afterEach(() => void vi.unstubAllGlobals())

/** Whose file another version took away. */
class MissingWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new Event('error'))
  }
  terminate() {}
}

test('where what reads her file cannot be fetched, she does not hear that the file is bad', async () => {
  vi.stubGlobal('Worker', MissingWorker)
  const file = new File(['date,sport'], 'season.csv')
  expect(await readInWorker(file, new AbortController().signal)).toEqual({ problem: 'not_loaded' })
  expect(await readActivityInWorker(file)).toEqual({ problem: 'not_loaded' })
})
