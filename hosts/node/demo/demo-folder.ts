import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Readable } from 'node:stream'
import { webFolder } from '../web-folder.ts'

export const demoFolder = join(webFolder, 'dist/demo')

export const isBuilt = (): boolean => existsSync(join(demoFolder, 'index.html'))

export interface DemoFile {
  size: number
  /** Of the compressed ones beside it. */
  br: number | null
  gzip: number | null
  /** With the given ending: ``, `.br`, `.gz`. */
  stream(ending: string): ReadableStream
  etag: string
}

/** What the build wrote, by path; the files stay on the disk, for they are large and seldom asked for. */
export function readDemoFolder(): { files: Map<string, DemoFile>; page: string } {
  const entries = readdirSync(demoFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = new Map(
    entries.map((entry) => join(entry.parentPath, entry.name)).map((file) => [file, statSync(file)]),
  )
  const plain = Array.from(sizes).filter(([file]) => !/\.(br|gz)$/.test(file) && !file.includes(`${sep}.`))
  const files = plain.map(([file, { size, mtimeMs }]): [string, DemoFile] => [
    `/${file.slice(demoFolder.length).split(sep).filter(Boolean).join('/')}`,
    {
      size,
      br: sizes.get(`${file}.br`)?.size ?? null,
      gzip: sizes.get(`${file}.gz`)?.size ?? null,
      stream: (ending) => Readable.toWeb(createReadStream(file + ending)) as ReadableStream,
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    },
  ])
  return { files: new Map(files), page: readFileSync(join(demoFolder, 'index.html'), 'utf8') }
}
