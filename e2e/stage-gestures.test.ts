import { side, tryGestures } from '../server/src/studio/press/keychain-stage.fixture.ts'
import { address, mostDiffering } from './support/golden-pictures.ts'
import { pageScript } from './support/page-script.ts'
import { expect, test } from './support/shop.ts'
import type { StageInPage } from './support/stage-in-page.ts'

/** How many gestures are compared with the press; the long form by TEST_GESTURES=10000. */
const total = Number(process.env['TEST_GESTURES'] ?? 40)

test(`the canvases of the stage show what the press prints after each of ${total} random gestures`, async ({
  page,
}) => {
  test.setTimeout(60_000 + total * 2_000)
  await page.addScriptTag({ content: await pageScript('stage-in-page.ts'), type: 'module' })
  const compared = await tryGestures(total, async ({ layers, press }) => {
    const share = await page.evaluate(
      (given) =>
        (globalThis as unknown as { shareOfStage(of: StageInPage): Promise<number> }).shareOfStage(
          given,
        ),
      { layers, press: address('png', press), side },
    )
    return share <= mostDiffering
  })
  expect(compared).toBeGreaterThanOrEqual(total)
})
