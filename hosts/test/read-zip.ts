/** Files of a ZIP that packs nothing, by name; read as other programs do, from the directory at its end. */
export function readZip(bytes: Uint8Array<ArrayBuffer>): Map<string, Uint8Array<ArrayBuffer>> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error('It does not end as a ZIP does.')
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(at + 24, true)
    const nameLength = view.getUint16(at + 28, true)
    const more = view.getUint16(at + 30, true)
    const start = view.getUint32(at + 42, true)
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    files.set(textOf(bytes.subarray(at + 46, at + 46 + nameLength)), bytes.slice(content, content + size))
    at += 46 + nameLength + more
  }
  return files
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
