import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { emojiFontId, type FaceId } from '@tohfa/print-engine/fonts/fonts'
import { furtherLetters, ownLetters } from '@tohfa/print-engine/fonts/font-letters'
import { fontSources } from './font-sources.ts'
import { furtherLetters as furtherWritten, ownLetters as ownWritten } from './further-letters.ts'
import { rangesOf } from './letters-of-fonts.ts'
import { cutFont, fileName, fontsFolder } from './make-studio-fonts.ts'

const read = async (name: string) =>
  brotliDecompressSync(await readFile(join(fontsFolder, `${name}.br`)))

describe.each(Object.entries(fontFiles))('the font %s', (id, name) => {
  test('is named by its bytes', async () => {
    expect(fileName(id, await read(name))).toBe(name)
  })

  test('has the licence of its family beside it', async () => {
    const { file } = fontSources[id as FaceId]
    const licence = await readFile(join(fontsFolder, `${file.split('/')[1]}.OFL.txt`), 'utf8')
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1')
    expect(licence.length).toBeGreaterThan(4_000)
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

test('the first letter of a script fetches at most 164 kB, so that with what orders Urdu it is 170', async () => {
  for (const [id, name] of Object.entries(fontFiles))
    if (id !== emojiFontId)
      expect((await readFile(join(fontsFolder, `${name}.br`))).length, id).toBeLessThan(164_000)
})

test('what is said of further letters is what the files have', async () => {
  const cut = new Map<FaceId, Buffer>()
  for (const [id, name] of Object.entries(fontFiles)) cut.set(id as FaceId, await read(name))
  const further = furtherWritten(cut)
  expect(furtherLetters.map(({ letters }) => letters)).toEqual(further.map(rangesOf))
  for (const [id, codes] of Object.entries(ownWritten(cut, further)))
    expect(ownLetters[id as FaceId] ?? '', id).toBe(rangesOf(codes))
})

test('a font is what the command makes of the family’s own', async () => {
  expect(await cutFont('poppins-400')).toEqual(await read(fontFiles['poppins-400']))
})
