import { writeFile } from 'node:fs/promises'
import { drawn } from '@heraia/hosts/test/sample-pictures'

/** As Playwright puts files into a chooser. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

export const photo = async (name: string, width = 800, height = 600): Promise<ChosenFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await drawn(width, height).jpeg().toBuffer(),
})

/** A picture of so many bytes that it takes a while to go up, as a file: what is handed to a browser otherwise is copied thrice. */
export async function largePhoto(path: string): Promise<string> {
  const { buffer } = await photo(path)
  // What stands after a picture's end is no part of it.
  await writeFile(path, Buffer.concat([buffer, Buffer.alloc(12 * 1024 * 1024, 7)]))
  return path
}

export const drawing: ChosenFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}
