import { buildIfNeeded } from '../build-if-needed.ts'
import { buildDemoIfNeeded } from '../demo/build-demo.ts'

const say = (line: string) => console.log(line)
const tell = (fields: Record<string, unknown>, message: string) => console.error(message, fields)

await buildIfNeeded(say)
await buildDemoIfNeeded(say, { info: () => {}, warn: tell, error: tell })
