/** `npm run admin -- grant|revoke|password|reset-second-factor EMAIL`, by the same settings as the shop. */
import { commandLine } from './command-line.ts'

process.exitCode = await commandLine(process.argv.slice(2), process.env, {
  print: (sentence) => process.stdout.write(`${sentence}\n`),
  complain: (sentence) => process.stderr.write(`${sentence}\n`),
})
