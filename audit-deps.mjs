/*
 * Asks the registry for advisories on the installed packages. One of high severity ends it with 1.
 * A registry that is unreachable or does not support the request, like many mirrors, is reported
 * and fails nothing.
 */
import { execFile } from 'node:child_process'

const patienceMs = 60_000
const command = ['audit', '--json', '--loglevel=error', '--fetch-retries=0']

const { output, error } = await new Promise((resolve) => {
  const options = { cwd: import.meta.dirname, timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 }
  execFile('npm', command, options, (error, output) => resolve({ output, error }))
})
const report = read(output)
if (report?.vulnerabilities) {
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  )
  for (const { name, severity, range } of grave) console.log(`${severity}: ${name} ${range}`)
  console.log(`${grave.length} packages have an advisory of high severity`)
  process.exitCode = grave.length > 0 ? 1 : 0
} else {
  const why =
    report?.message ?? (error?.killed ? 'no answer in time' : error?.message.split('\n', 1)[0])
  console.log(`Not checked, because the registry did not answer: ${why}`)
}

function read(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
