import { expect, test } from 'vitest'
import { checkFile, sniff } from './check-file.ts'

const bytes = (text: string) => Uint8Array.from(text.padEnd(64, '\0'), (letter) => letter.charCodeAt(0))
const box = (main: string, others = '') => bytes(`\0\0\0\x20ftyp${main}\0\0\0\0${others}`)

test('a file is what its first bytes say', () => {
  const found = (text: Uint8Array) => sniff(text)?.type ?? null
  expect(found(bytes('%PDF-1.7'))).toBe('application/pdf')
  expect(found(bytes('\xff\xd8\xff\xe0'))).toBe('image/jpeg')
  expect(found(bytes('\x89PNG\r\n\x1a\n'))).toBe('image/png')
  expect(found(bytes('GIF89a'))).toBe('image/gif')
  expect(found(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('image/webp')
  expect(found(box('avif'))).toBe('image/avif')
  expect(found(box('mif1', 'mif1avifmiaf'))).toBe('image/avif')
  expect(found(box('heic'))).toBe('image/heic')
  expect(found(box('mif1', 'mif1heic'))).toBe('image/heic')
  expect(found(box('qt  '))).toBe('video/quicktime')
  expect(found(bytes('\0\0\0\x08wide'))).toBe('video/quicktime')
  expect(found(box('isom'))).toBe('video/mp4')
  expect(found(bytes('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01B\x82\x84webm'))).toBe('video/webm')
})

test('what only looks like a picture is none', () => {
  for (const text of ['<svg xmlns=', 'hello', 'PK\x03\x04', '\x1aE\xdf\xa3\x42\x82\x88matroska', 'BM'])
    expect(sniff(bytes(text))).toBe(null)
  expect(sniff(new Uint8Array())).toBe(null)
})

test('size and kind are checked before a byte is sent', async () => {
  const limits = { maxBytes: 100, kinds: ['image'] as const }
  const png = bytes('\x89PNG\r\n\x1a\n')
  expect(await checkFile(new Blob([png]), limits)).toEqual({ kind: 'image', type: 'image/png' })
  expect(await checkFile(new Blob([]), limits)).toEqual({ failure: 'empty' })
  expect(await checkFile(new Blob([png, png]), limits)).toEqual({ failure: 'too_large' })
  expect(await checkFile(new Blob([box('isom')]), limits)).toEqual({ failure: 'type_not_allowed' })
})
