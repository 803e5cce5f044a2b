import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { type FontSource, fontSources } from './font-sources.ts'
import { cutFont, fileName, fontsFolder } from './make-studio-fonts.ts'

const read = async (name: string) =>
  brotliDecompressSync(await readFile(join(fontsFolder, `${name}.br`)))

describe.each(Object.entries(fontFiles))('the font %s', (id, name) => {
  test('is named by its bytes', async () => {
    expect(fileName(id, await read(name))).toBe(name)
  })

  test('has the licence of its family beside it', async () => {
    const { file } = fontSources[id as keyof typeof fontSources] satisfies FontSource
    const licence = await readFile(join(fontsFolder, `${file.split('/')[1]}.OFL.txt`), 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
  })
})

test('no font lies there that no design can name', async () => {
  const kept = (await readdir(fontsFolder)).filter((name) => name.endsWith('.br'))
  expect(kept.sort()).toEqual(
    Object.values(fontFiles)
      .map((name) => `${name}.br`)
      .sort(),
  )
})

test('a font is what the command makes of the family’s own', async () => {
  expect(await cutFont('poppins-400')).toEqual(await read(fontFiles['poppins-400']))
})
