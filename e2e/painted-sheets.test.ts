import { areaSvg } from '@tohfa/contract/studio/scene-svg'
import { shapeText } from '@tohfa/contract/studio/shape-text'
import type { SceneItem } from '@tohfa/contract/studio/scene'
import { goldenScenes } from '../contract/src/studio/golden-scenes.fixture.ts'
import { motifsOf } from '../server/src/studio/motif-of.ts'
import { loadStudioFaces } from '../server/src/studio/studio-faces.ts'
import { isPaintable } from '../web/app/studio/paint-svg.ts'
import { sheetSize } from '../web/app/studio/sheet-size.ts'
import { pageScript } from './support/page-script.ts'
import type { SheetToPaint } from './support/painting-in-page.ts'
import { expect, test } from './support/shop.ts'

/** Of 255: less than half of what a press file may differ by. */
const seen = 16
const mostDiffering = 0.001

/** Where a photo will be stands its frame. */
const withoutPhoto = (item: SceneItem): SceneItem =>
  item.kind === 'photo' ? { ...item, file: null } : item

test('sixty sheets are painted beside the page as the browser draws their SVG', async ({
  page,
}) => {
  const faces = await loadStudioFaces()
  await page.addScriptTag({ content: await pageScript('painting-in-page.ts'), type: 'module' })
  const shares: number[] = []
  for (const { area, scene, blank } of goldenScenes()) {
    const [one] = scene.areas
    if (!one) throw new Error('a scene has an area')
    const motifs = motifsOf(scene.areas)
    const size = sheetSize(area)
    const sheet = { ...one, items: one.items.map(withoutPhoto) }
    const svg = areaSvg(sheet, area, {
      text: (item) => shapeText(item, faces).d,
      photo: () => undefined,
      motif: (id) => motifs[id],
      placeholder: '#d9d2c6',
    })
    expect(isPaintable(svg)).toBe(true)
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
