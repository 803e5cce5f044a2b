import { createThread } from '../threads/work-thread.ts'
import type * as works from './paper-thread.ts'

const program = new URL('paper-thread.ts', import.meta.url)

/** Draws a paper of what a thread can be handed. */
export type Drawer<Given> = (given: Given) => Promise<Buffer>

/**
 * Draws papers in a thread of their own: to open a font takes as long as many calls, and a paper with
 * many lines longer than a person may wait for.
 *
 * @param module what exports the function `draw`
 * @param mostMs for one paper; what takes longer is 503 `too_busy`
 */
export function createPaperThread(module: URL, mostMs: number): Drawer<object> {
  const workIn = createThread<typeof works>(program, mostMs)
  return async (given) => Buffer.from(await workIn('draw', { module: module.href, given }))
}
