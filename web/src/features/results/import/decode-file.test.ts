import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'

const bytes = (...values: number[]) => new Uint8Array(values)
const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test('UTF-8 is read letter by letter, with and without a byte order mark', () => {
  expect(decodeFile(utf8('Málaga;Ñuñoa;東京;🏅'))).toEqual({ encoding: 'utf-8', text: 'Málaga;Ñuñoa;東京;🏅' })
  expect(decodeFile(utf8('\ufefffecha;marca'))).toEqual({ encoding: 'utf-8', text: 'fecha;marca' })
})

test('Latin-1 and Windows-1252, as Excel writes them, are read as such', () => {
  expect(decodeFile(latin1('Málaga;Ñuñoa'))).toEqual({ encoding: 'windows-1252', text: 'Málaga;Ñuñoa' })
  expect(decodeFile(bytes(0x80, 0x20, 0x96, 0x20, 0xf1))).toEqual({ encoding: 'windows-1252', text: '€ – ñ' })
})

test('what is neither is refused instead of garbled', () => {
  expect(decodeFile(bytes(0x83, 0x81, 0x83, 0x5b))).toEqual({ problem: 'unknown_encoding' })
  expect(decodeFile(bytes(0xff, 0xfe, 0x61, 0x00))).toEqual({ problem: 'utf16' })
})

test('a workbook, a picture and an empty file are named for what they are', () => {
  expect(decodeFile(bytes(0x50, 0x4b, 0x03, 0x04, 0x14))).toEqual({ problem: 'workbook' })
  expect(decodeFile(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toEqual({ problem: 'not_text' })
  expect(decodeFile(bytes())).toEqual({ problem: 'empty' })
  expect(decodeFile(utf8(' \n\n'))).toEqual({ problem: 'empty' })
})

test('a NUL inside is no table', () => {
  expect(decodeFile(utf8('fecha\0marca'))).toEqual({ problem: 'not_text' })
})
