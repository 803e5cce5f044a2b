import {
  type GoldenPictures,
  goldenPictures,
  goldenWays,
  mostDiffering,
} from './support/golden-pictures.ts'
import { pageScript } from './support/page-script.ts'
import { expect, test } from './support/shop.ts'

test('sixty scenes on nine blanks are printed as the page draws them, as large as on the press and as in a mock-up', async ({
  page,
}) => {
  await page.addScriptTag({ content: await pageScript('printed-in-page.ts'), type: 'module' })
  const shares: number[] = []
  for await (const pictures of goldenPictures()) {
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
  expect(shares).toHaveLength(60 * goldenWays.length)
})
