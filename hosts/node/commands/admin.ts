import { adminCommand } from './admin-command.ts'
import { sayWhyNot } from './say-why-not.ts'

try {
  process.exitCode = await adminCommand(process.argv.slice(2))
} catch (error) {
  sayWhyNot(error)
}
