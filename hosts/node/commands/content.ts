import { checkTexts } from '../content/check-texts.ts'

/** npm run content: what is wrong with the texts of content/ and of CONTENT_DIR; ends with 1 when something is. */
const { texts, problems } = checkTexts(process.env.CONTENT_DIR)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log(`${texts} texts in two languages: nothing is missing, no link leads nowhere.`)
