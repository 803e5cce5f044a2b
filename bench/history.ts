import { execFileSync } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { drawHistory, type Figures, type Result } from './history.svg.ts'

const history = new URL('history.jsonl', import.meta.url)
const loadBefore = Math.round((loadavg()[0] ?? 0) * 10) / 10

/** When, of what and where a run was made. */
export function circumstances() {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
  return { at: new Date().toISOString(), commit: commit(), machine, loadBefore }
}

/** Adds a run to `bench/history.jsonl` and draws `bench/history.svg` anew. */
export async function keepResult(kind: string, figures: Figures): Promise<void> {
  const result: Result = { ...circumstances(), kind, figures }
  await appendFile(history, `${JSON.stringify(result)}\n`)
  const lines = (await readFile(history, 'utf8')).trim().split('\n')
  const results = lines.map((line) => JSON.parse(line) as Result)
  await writeFile(new URL('history.svg', import.meta.url), drawHistory(results))
}

function commit(): string {
  try {
    const asked = ['rev-parse', '--short', 'HEAD']
    return execFileSync('git', asked, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return 'unknown'
  }
}
