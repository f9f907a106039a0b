import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Log } from '@heraia/server/ports'
import { openContent } from '../content/open-content.ts'
import { pageOfText } from '../content/page-of-text.ts'
import { mediaKit } from '../machines/media-kit.ts'
import { drawPng } from '../pictures/draw-png.ts'
import { iconSvg } from '../pictures/mark.ts'

/** The pages of text as a browser asks a server for them, and what the site's host draws. */
export async function writeContents(outDir: string, log: Log): Promise<void> {
  const content = openContent(null, log)
  try {
    for (const language of ['en', 'es']) {
      for (const name of content.library().names) {
        const page = await pageOfText(content, name, language)
        await write(join(outDir, 'content', language, `${name}.json`), JSON.stringify(page))
      }
    }
    await write(join(outDir, 'media-kit.zip'), await mediaKit(content))
  } finally {
    content.close()
  }
  for (const size of [180, 192, 512]) await write(join(outDir, `icon-${size}.png`), await drawPng(iconSvg(), size))
}

async function write(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}
