import { buildIfNeeded } from '../build-if-needed.ts'

await buildIfNeeded((line) => console.log(line))
