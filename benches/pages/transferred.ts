import { get } from 'node:http'

/** Bytes of these files as they travel to a browser of today (Brotli). */
export async function transferredBytes(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(sizeOf))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const sizeOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => resolve(bytes)).on('error', reject)
    }).on('error', reject)
  })
