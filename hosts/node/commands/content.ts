import { openLibrary } from '../../content/library.ts'
import { deadLinks } from '../content/dead-links.ts'
import { contentFolder, readFiles } from '../content/read-files.ts'

/** npm run content: what is wrong with the texts of content/ and of CONTENT_DIR; ends with 1 when something is. */
const own = process.env.CONTENT_DIR
const files = readFiles(own ? [contentFolder, own] : [contentFolder])
const library = openLibrary(files)
const problems = [...library.problems, ...deadLinks(files, library)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${library.names.length} texts in two languages: nothing is missing, no link leads nowhere.`)
