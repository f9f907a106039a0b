import type { Migration } from '../../migrate.ts'
import type { Fetched } from '../database/open-database.ts'
import type { DemoFiles } from '../wire/messages.ts'

/** All at once; a browser that was here has them in its cache. */
export async function fetchEngine(files: DemoFiles): Promise<Fetched> {
  const [wasm, data, bytes] = await Promise.all([
    compile(files.wasm),
    get(files.data).then((response) => response.blob()),
    get(files.snapshot).then((response) => response.arrayBuffer()),
  ])
  return {
    engine: { wasm, data },
    snapshot: { name: files.snapshot, madeAt: new Date(files.madeAt), bytes: new Uint8Array(bytes) },
  }
}

export const fetchMigrations = (files: DemoFiles): Promise<Migration[]> =>
  get(files.migrations).then((response) => response.json() as Promise<Migration[]>)

async function get(url: string): Promise<Response> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}

/** A host that does not know the type of .wasm files sends one that cannot be compiled while it comes. */
async function compile(url: string): Promise<WebAssembly.Module> {
  const response = await get(url)
  return response.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer())
}
