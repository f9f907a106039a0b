import { endWithInput } from '../demo/build-beside.ts'
import { buildDemoIfNeeded } from '../demo/build-demo.ts'

const tell = (fields: Record<string, unknown>, message: string) => console.error(message, fields)

endWithInput()
await buildDemoIfNeeded((line) => console.log(line), { info: () => {}, warn: tell, error: tell })
