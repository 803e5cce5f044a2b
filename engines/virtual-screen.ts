import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** A screen in memory for programs that need one; its name for DISPLAY. */
export async function openScreen(xvfb: string): Promise<{ display: string; close(): void }> {
  const child = spawn(
    xvfb,
    ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const [number] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb did not start.')
    }),
  ])) as [Buffer]
  return { display: `:${number.toString().trim()}`, close: () => void child.kill() }
}
