import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
}

/** A ZIP file (PKWARE's APPNOTE, without what large archives need). Same content, same bytes. */
export function zip(entries: ZipEntry[]): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, bytes } of entries) {
    const path = Buffer.from(name, 'utf8')
    const packed = deflateRawSync(bytes, { level: 9 })
    const facts = factsOf(bytes, packed, path)
    const local = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), facts, path, packed])
    const central = Buffer.alloc(14)
    central.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, central, path]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.set([0x50, 0x4b, 5, 6])
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, list, end])
}

/** Version, UTF-8 names, deflated, the first day of 1980, check sum, sizes, length of the name, no extra field. */
function factsOf(bytes: Uint8Array, packed: Buffer, path: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt16LE(0x21, 8)
  facts.writeUInt32LE(crc32(bytes), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(bytes.length, 18)
  facts.writeUInt16LE(path.length, 22)
  return facts
}
