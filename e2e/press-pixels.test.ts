import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { goldenScenes } from '@tohfa/print-engine/scene/golden-scenes.fixture'
import {
  type GoldenPictures,
  goldenPictures,
  goldenWays,
  mostDiffering,
} from './support/golden-pictures.ts'
import { pageScript } from './support/page-script.ts'
import { expect, test } from './support/shop.ts'

for (const blank of blankIds) {
  const scenes = goldenScenes().filter((golden) => golden.blank === blank).length
  test(`${scenes} scenes on a ${blank} have the same pixels on the page as on the press, in full size and in a mock-up`, async ({
    page,
  }) => {
    await page.addScriptTag({ content: await pageScript('printed-in-page.ts'), type: 'module' })
    const shares: number[] = []
    for await (const pictures of goldenPictures(blank)) {
      const share = await page.evaluate(
        (given) =>
          (
            globalThis as unknown as { shareDiffering(of: GoldenPictures): Promise<number> }
          ).shareDiffering(given),
        pictures,
      )
      shares.push(share)
      expect(share, `${pictures.name}, ${pictures.way}`).toBeLessThanOrEqual(mostDiffering)
    }
    expect(shares).toHaveLength(scenes * goldenWays.length)
  })
}

test('there are sixty scenes, on each of the nine blanks', () => {
  expect(goldenScenes()).toHaveLength(60)
  expect(new Set(goldenScenes().map(({ blank }) => blank))).toEqual(new Set(blankIds))
})
