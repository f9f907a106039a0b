import type { DemoFiles, ToPage, ToWorker } from '../wire/messages.ts'
import { whatIsMissing } from './what-is-missing.ts'

export interface StartedWorker {
  worker: Worker
  /** What it said before anybody heard it. */
  said: ToPage[]
  failed: ErrorEvent | null
}

let early: StartedWorker | null = null

/** The first one is on its way while the pages are still fetched. */
export function startWorkerEarly(): void {
  if (!whatIsMissing()) early = start()
}

export function startWorker(): StartedWorker {
  const started = early ?? start()
  early = null
  return started
}

function start(): StartedWorker {
  const worker = new Worker(new URL('../worker.ts', import.meta.url), { type: 'module', name: 'heraia-demo' })
  const started: StartedWorker = { worker, said: [], failed: null }
  worker.onmessage = ({ data }: MessageEvent<ToPage>) => started.said.push(data)
  worker.onerror = (event) => {
    event.preventDefault()
    started.failed = event
  }
  const base = baseOfDemo()
  worker.postMessage({ kind: 'begin', base, files: readFiles(base) } satisfies ToWorker)
  return started
}

/** Where the demo's folder lies: `https://example.org/demo/`. */
const baseOfDemo = (): string => new URL(document.documentElement.dataset.base ?? '/', location.origin).href

/** What index.html says: where the demo's big files lie, beside itself. */
interface Said {
  files: DemoFiles
}

function readFiles(base: string): DemoFiles {
  const json = document.getElementById('heraia-demo')?.textContent ?? '{}'
  const { files } = JSON.parse(json) as Said
  const at = (path: string) => new URL(path, base).href
  const { wasm, data, snapshot, migrations } = files
  return { ...files, wasm: at(wasm), data: at(data), snapshot: at(snapshot), migrations: at(migrations) }
}
