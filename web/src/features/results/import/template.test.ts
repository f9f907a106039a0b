import { expect, test } from 'vitest'
import { decodeFile } from './decode-file.ts'
import { readTable } from './read-table.ts'
import { template, templateHeader } from './template.ts'

test.each(['en', 'es'] as const)('the template is read back as it was written: %s', (language) => {
  const decoded = decodeFile(new TextEncoder().encode(template(language)))
  if ('problem' in decoded) throw new Error(decoded.problem)
  const table = readTable(decoded.text)
  expect(table.header).toEqual(templateHeader(language))
  expect(table.lines.every(({ cells }) => cells.length === table.header.length)).toBe(true)
  expect(table.lines).toHaveLength(3)
})
