import { execFileSync } from 'node:child_process'

/** The ids of the drawing processes that this one started. */
export const drawers = (): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, ...args]) => parent === String(process.pid) && /worker-process/.test(args.join()),
    )
    .map(([pid]) => Number(pid))
