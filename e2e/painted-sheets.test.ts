import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { goldenScenes } from '@tohfa/print-engine/scene/golden-scenes.fixture'
import { motifsOf } from '../server/src/studio/motifs/motif-of.ts'
import { loadStudioFaces } from '../server/src/studio/outlines/studio-faces.ts'
import { sheetSize } from '../web/app/studio/preview/sheet-size.ts'
import { address, goldenPhotoPixels } from './support/golden-pictures.ts'
import { pageScript } from './support/page-script.ts'
import type { SheetToPaint } from './support/painting-in-page.ts'
import { expect, test } from './support/shop.ts'

/** Of 255: less than half of the difference allowed for a press file. */
const seen = 16
const mostDiffering = 0.001

test('sixty sheets are painted on a canvas as the browser draws their SVG', async ({ page }) => {
  const faces = await loadStudioFaces()
  await page.addScriptTag({ content: await pageScript('painting-in-page.ts'), type: 'module' })
  const photo = address('jpeg', await goldenPhotoPixels)
  const shares: number[] = []
  for (const { area, scene, blank } of goldenScenes()) {
    const [one] = scene.areas
    if (!one) throw new Error('a scene has an area')
    const motifs = motifsOf(scene.areas)
    const size = sheetSize(area)
    const svg = areaSvg(one, area, {
      text: (item) => shapeText(item, faces),
      // For each second sheet, its empty photo frame as well.
      photo: () => (shares.length % 2 === 0 ? photo : undefined),
      levels: () => ({ low: 40, high: 200 }),
      motif: (id) => motifs[id],
      placeholder: '#d9d2c6',
    })
    const share = await page.evaluate(
      ([given, most]) =>
        (
          globalThis as unknown as { shareBeyond(of: SheetToPaint, most: number): Promise<number> }
        ).shareBeyond(given, most),
      [{ svg, size }, seen] as const,
    )
    expect(share, `${blank} ${shares.length + 1}`).toBeLessThanOrEqual(mostDiffering)
    shares.push(share)
  }
  expect(shares).toHaveLength(60)
})
