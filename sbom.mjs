/*
 * `npm run sbom [-- FILE]`: the bill of materials of the shop (CycloneDX), which npm makes from the
 * lockfile, compared with what is installed. A package that is missing, or not the lockfile's, ends
 * it with 1. Without FILE it only compares.
 */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** npm itself reports a missing package. */
async function billOf(...options) {
  const command = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', ...options]
  try {
    const { stdout } = await run('npm', command, {
      cwd: import.meta.dirname,
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout)
  } catch (error) {
    console.log(error.stderr ?? error.message)
    return process.exit(1)
  }
}

const refsOf = ({ components }) => new Set(components.map((one) => one['bom-ref']))

const [locked, installed] = await Promise.all([billOf('--package-lock-only'), billOf()])
const [wanted, found] = [refsOf(locked), refsOf(installed)]
const foreign = [...found].filter((ref) => !wanted.has(ref))
for (const ref of foreign) console.log(`${ref} is installed and not in the lockfile`)
console.log(`${found.size} packages are installed, of ${wanted.size} in the lockfile`)
process.exitCode = foreign.length > 0 ? 1 : 0

const file = process.argv[2]
if (file) {
  writeFileSync(file, `${JSON.stringify(locked, undefined, 2)}\n`)
  console.log(`The bill of materials is in ${file}`)
}
