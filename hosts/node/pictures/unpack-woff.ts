import { inflateSync } from 'node:zlib'

/** WOFF 1.0 (W3C) is an OpenType font with its tables compressed one by one; what draws pictures wants it unpacked. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, at) => tableAt(woff, 44 + at * 20))
  const head = Buffer.alloc(12 + 16 * count)
  const power = Math.floor(Math.log2(count))
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(2 ** power * 16, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(count * 16 - 2 ** power * 16, 10)
  let offset = head.length
  const parts = tables.map(({ tag, checksum, data }, at) => {
    const entry = 12 + at * 16
    head.writeUInt32BE(tag, entry)
    head.writeUInt32BE(checksum, entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...parts])
}

function tableAt(woff: Buffer, at: number) {
  const [offset, packed, length] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8), woff.readUInt32BE(at + 12)]
  const bytes = woff.subarray(offset, offset + packed)
  return {
    tag: woff.readUInt32BE(at),
    checksum: woff.readUInt32BE(at + 16),
    data: packed < length ? inflateSync(bytes) : bytes,
  }
}
