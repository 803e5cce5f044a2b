import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { controls } from './controls.ts'

const root = join(import.meta.dirname, '../..')
const sources = join(root, 'server/src')
const security = readFileSync(join(root, 'docs/security.md'), 'utf8')

test.each(controls)(
  'the control of $row is found where it is removed, with its test',
  (control) => {
    const { row, file, from, test: proof } = control
    expect(readFileSync(join(sources, file), 'utf8').split(from)).toHaveLength(2)
    expect(existsSync(join(sources, proof))).toBe(true)
    const line = security
      .split('\n')
      .find((one) => new RegExp(`^\\|[^|]*\\b${row.replaceAll('.', '\\.')}\\b`).test(one))
    expect(line).toContain(proof)
  },
)
