import { buildDemoIfNeeded } from '../demo/build-demo.ts'

const tell = (fields: Record<string, unknown>, message: string) => console.error(message, fields)

await buildDemoIfNeeded((line) => console.log(line), { info: () => {}, warn: tell, error: tell })
