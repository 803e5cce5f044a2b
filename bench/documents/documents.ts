/**
 * `npm run bench -- documents`: what drawing a tax document takes, in a process of its own with the
 * settings of the shop's. Figures of `docs/performance-studio.md`.
 */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { keepResult } from '../history.ts'
import type { Drawn } from './draw-documents.ts'

const program = fileURLToPath(new URL('draw-documents.ts', import.meta.url))

export async function measureDocuments() {
  const rows: Record<string, Drawn> = {}
  for (const lines of [1, 4, 25]) {
    const { stdout } = await promisify(execFile)(process.execPath, [program, String(lines)], {
      env: { ...process.env, MALLOC_ARENA_MAX: '2' },
    })
    rows[`documents of ${lines} lines`] = JSON.parse(stdout) as Drawn
  }
  console.table(rows)
  await keepResult(
    'documents',
    Object.fromEntries(
      Object.entries(rows).flatMap(([row, figures]) =>
        Object.entries(figures).map(([name, value]) => [`${row}, ${name}`, value]),
      ),
    ),
  )
}
