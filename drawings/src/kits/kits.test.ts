import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kitFiles } from '@tohfa/print-engine/mockup/kit-files'
import { kitPictures } from './kit-drawings.ts'
import { folderOfKits, kitWebp } from './kit-webp.ts'

const pixelsOf = (bytes: Buffer): Promise<Buffer> => sharp(bytes).raw().toBuffer()

test('each picture of a kit has its file', () => {
  expect(kitPictures.map(({ name }) => name).sort()).toEqual(Object.keys(kitFiles).sort())
})

// Pixels and not bytes: processors round differently.
test.each(['mug-wrap-dark', 'tee-front-black'])('%s is drawn again as it is kept', async (name) => {
  const { svg } = kitPictures.find((picture) => picture.name === name)!
  const [again, there] = await Promise.all([
    pixelsOf(await kitWebp(await svg())),
    pixelsOf(await readFile(join(folderOfKits, kitFiles[name]!))),
  ])
  expect(again).toHaveLength(there.length)
  const difference = again.reduce((sum, value, at) => sum + Math.abs(value - there[at]!), 0)
  expect(difference / there.length).toBeLessThan(0.2)
})
