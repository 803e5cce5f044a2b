import { differing, goldenPictures, mostDiffering } from './support/golden-pictures.ts'
import { expect, test } from './support/shop.ts'

test('sixty scenes on nine blanks are printed as the browser draws them', async ({ page }) => {
  const shares: number[] = []
  for await (const pictures of goldenPictures()) {
    const share = await page.evaluate(differing, pictures)
    shares.push(share)
    expect(share, pictures.name).toBeLessThanOrEqual(mostDiffering)
  }
  expect(shares).toHaveLength(60)
})
