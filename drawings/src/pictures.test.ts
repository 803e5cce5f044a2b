import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawAt, fileNames, picturesOfServer } from './files.ts'
import { pictures } from './pictures.ts'

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

test('the server has every picture that is drawn, in every width, and no other', async () => {
  const drawn = pictures.flatMap(({ key, widths }) =>
    fileNames(widths).map((name) => join(key, name)),
  )
  const keys = await readdir(picturesOfServer)
  const there = await Promise.all(
    keys.map(async (key) =>
      (await readdir(join(picturesOfServer, key))).map((name) => join(key, name)),
    ),
  )
  expect(there.flat().sort()).toEqual(drawn.sort())
})

// Pixels and not bytes: processors round differently.
test.each(['adrak-chai-mug-white-1', 'banner-bracelets-mobile'])(
  '%s is drawn again as the server has it',
  async (key) => {
    const { widths, draw } = pictures.find((picture) => picture.key === key)!
    const bytesOf = await drawAt(await draw(), Math.max(...widths))
    const [again, there] = await Promise.all([
      pixelsOf(await bytesOf('360.webp')),
      pixelsOf(await readFile(join(picturesOfServer, key, '360.webp'))),
    ])
    expect(again).toHaveLength(there.length)
    const difference = again.reduce((sum, value, at) => sum + Math.abs(value - there[at]!), 0)
    expect(difference / there.length).toBeLessThan(0.2)
  },
)
