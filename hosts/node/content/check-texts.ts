import { openLibrary } from '../../content/library.ts'
import { deadLinks } from './dead-links.ts'
import { contentFolder, readFiles, wrongFolder } from './read-files.ts'

/** What is wrong with the texts of content/, and of the operator's folder above it: a language that lacks, a dead link. */
export function checkTexts(ownFolder: string | undefined): { texts: number; problems: string[] } {
  const wrong = ownFolder && wrongFolder(ownFolder)
  if (wrong) return { texts: 0, problems: [wrong] }
  const unread: string[] = []
  const files = readFiles(ownFolder ? [contentFolder, ownFolder] : [contentFolder], unread)
  const library = openLibrary(files)
  return { texts: library.names.length, problems: [...unread, ...library.problems, ...deadLinks(files, library)] }
}
