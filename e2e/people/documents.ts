import { pdfOf } from '@heraia/hosts/test/sample-documents'
import type { ChosenFile } from './pictures.ts'

export const pdf = (name: string, more = ''): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdfOf(more)),
})
