import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tab } from './tab.ts'

/** Takes a picture of the window under a name. */
export type Camera = (name: string) => Promise<void>

/**
 * Numbers its pictures and ends their names with the engine's, so that pictures of a step sort
 * together.
 */
export function openCamera(tab: Tab, folder: string | undefined, engine: string): Camera {
  if (!folder) return async () => undefined
  mkdirSync(folder, { recursive: true })
  let count = 0
  return async (name) => {
    count += 1
    const file = `${String(count).padStart(2, '0')} ${name.replaceAll('/', ' ')} ${engine}.png`
    await writeFile(join(folder, file), await tab.picture())
  }
}
