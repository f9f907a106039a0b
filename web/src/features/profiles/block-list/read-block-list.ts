import { BLOCK_LIST_LINES, LISTED_HANDLE_MAX } from '@heraia/contract/block-list-rules'
import Papa from 'papaparse'

/** What is beyond is no list of handles and names: a thousand of them are a tenth of it. */
const FILE_MAX = 1024 * 1024

export type BlockListProblem = 'too_large' | 'not_text' | 'too_many_lines' | 'empty' | 'unreadable'
export type BlockListAnswer = { handles: string[] } | { problem: BlockListProblem }

export async function readBlockList(file: Blob): Promise<BlockListAnswer> {
  if (file.size > FILE_MAX) return { problem: 'too_large' }
  try {
    return handlesIn(await file.text())
  } catch {
    // The file was moved or its disk went away while it was read.
    return { problem: 'unreadable' }
  }
}

/**
 * The handles of a table, each once: of the column that is called so, or of the first one where none is. An @ before them or
 * the address of a profile around them is taken off.
 */
export function handlesIn(text: string): BlockListAnswer {
  // Workbooks and pictures are full of them, and so is UTF-16.
  if (text.includes('\u0000')) return { problem: 'not_text' }
  const data = rowsOf(text.replace(/^\ufeff/, ''))
  const [head = [], ...below] = data
  const named = head.findIndex((cell) => cell.trim().toLowerCase() === 'handle')
  const lines = named < 0 ? data : below
  const handles = new Set(lines.map((cells) => handleOf(cells[Math.max(named, 0)] ?? '')))
  handles.delete('')
  if (handles.size === 0) return { problem: 'empty' }
  return handles.size > BLOCK_LIST_LINES ? { problem: 'too_many_lines' } : { handles: [...handles] }
}

/** A quote that nobody closed would swallow all that comes after it: there quotes mean nothing, and each line is a row. */
function rowsOf(text: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' })
  if (!errors.some(({ type }) => type === 'Quotes')) return data
  const lines = text.replaceAll('"', '').split(/\r\n?|\n/)
  return lines.filter((line) => line.trim() !== '').map((line) => line.split(/[,;\t|]/))
}

/** Tables that were copied from pages bring along what nobody can see. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/gu
const ADDRESS = /^https?:\/\/[^/]+\/profile\/([^/?#]*).*$/isu

const handleOf = (cell: string): string =>
  cell
    .replace(UNSEEN, '')
    .trim()
    .replace(ADDRESS, '$1')
    .replace(/^@/, '')
    .toLowerCase()
    .slice(0, LISTED_HANDLE_MAX)
    .toWellFormed()
    .trim()
