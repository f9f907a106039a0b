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

/** Noise cannot be pressed into few bytes: this one takes a while to go up. */
export async function largePhoto(name: string): Promise<ChosenFile> {
  const { buffer } = await photo(name)
  // What stands after a picture's end is no part of it.
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([buffer, Buffer.alloc(24 * 1024 * 1024, 7)]) }
}

export const drawing: ChosenFile = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
}
