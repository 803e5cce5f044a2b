import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { commonEmojiFile, emojiSet } from '@tohfa/print-engine/fonts/emoji-set'
import { type EmojiFamily, emojiFamilyName, emojiIn } from '@tohfa/print-engine/text/emoji'
import { graphemes } from '@tohfa/print-engine/text/graphemes'
import { commonEmoji } from './common-emoji.ts'
import { emojiFolder, emojiSources, letterOf, packEmoji } from './make-emoji.ts'
import { windByNesting } from './wind-by-nesting.ts'

/** The families of the pack that the shop reads, by name. */
async function packed(): Promise<Map<string, Buffer>> {
  const file = await readFile(join(emojiFolder, `${emojiSet}.pack`))
  const head = file.indexOf('\n\n')
  let from = head + 2
  return new Map(
    file
      .toString('latin1', 0, head)
      .split('\n')
      .map((line) => {
        const [name = '', length] = line.split(' ')
        const bytes = file.subarray(from, from + Number(length))
        from += bytes.length
        return [name, bytes]
      }),
  )
}

const picture = (side: number, content: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 ${side} ${side}">${content}</svg>`,
    ),
  )
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer()

test('the pack has every drawing of the set, and each looks like its source', async () => {
  const [sources, families] = [await emojiSources(), await packed()]
  expect(sources.size).toBeGreaterThan(3_100)
  const names = [...sources.keys()]
  for (const name of names) expect(families.has(emojiFamilyName(letterOf(name))), name).toBe(true)
  for (const name of names.filter((_, nth) => nth % 61 === 0)) {
    const bytes = families.get(emojiFamilyName(letterOf(name))) ?? Buffer.of()
    const family = JSON.parse(brotliDecompressSync(bytes).toString()) as EmojiFamily
    const drawing = family[name]
    expect(drawing, name).toEqual(packEmoji(sources.get(name) ?? ''))
    const paths = drawing?.map(
      ([fill, d, opacity = 1]) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`,
    )
    const [ours, theirs] = await Promise.all([
      picture(1_000, paths?.join('') ?? ''),
      picture(32, sources.get(name) ?? ''),
    ])
    const differing = ours.filter((value, at) => Math.abs(value - (theirs[at] ?? 0)) > 48)
    expect(differing.length / ours.length, name).toBeLessThan(0.01)
  }
})

test('the common ones are those of the list, each with all drawings of its family', async () => {
  const letters = graphemes(commonEmoji)
  expect(new Set(letters).size).toBe(letters.length)
  const file = brotliDecompressSync(await readFile(join(emojiFolder, `${commonEmojiFile}.br`)))
  const common = JSON.parse(file.toString()) as Record<string, EmojiFamily>
  expect(Object.keys(common)).toHaveLength(letters.length)
  const families = await packed()
  for (const letter of letters) {
    const name = emojiFamilyName(letter)
    const bytes = families.get(name) ?? Buffer.of()
    const family = JSON.parse(brotliDecompressSync(bytes).toString()) as EmojiFamily
    const drawings = (of: EmojiFamily = {}) =>
      Object.keys(family).map((one) => emojiIn(of, letterOf(one)))
    expect(drawings(common[name]), letter).toEqual(drawings(family))
  }
})

test('what lies in another contour runs against it, so that it is cut out by either rule', () => {
  const square = (at: number, side: number) =>
    [
      ['M', at, at],
      ['L', at + side, at],
      ['L', at + side, at + side],
      ['L', at, at + side],
    ] as const
  const commands = [...square(0, 100), ...square(20, 60), ...square(40, 20)].map(
    ([type, ...points]) => ({ type, points }),
  )
  const turned = windByNesting(commands).filter(({ type }) => type !== 'Z')
  expect(turned.slice(0, 4)).toEqual(commands.slice(0, 4))
  expect(turned.slice(4, 8)).toEqual([
    { type: 'M', points: [20, 80] },
    { type: 'L', points: [80, 80] },
    { type: 'L', points: [80, 20] },
    { type: 'L', points: [20, 20] },
  ])
  expect(turned.slice(8)).toEqual(commands.slice(8))
})
