import { measureLevels } from '../../web/app/studio/photos/measure-levels.ts'

/** The levels of a photo at this address, as the page measures them. */
async function levelsIn(address: string) {
  return measureLevels(await (await fetch(address)).blob())
}

Object.assign(globalThis, { levelsIn })
