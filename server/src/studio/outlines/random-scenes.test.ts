import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryScene } from '@tohfa/print-engine/scene/arbitrary-scene.fixture'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { loadStudioFaces } from './studio-faces.ts'

const elements = /<\/?(?:svg|path|rect|ellipse|image|clipPath|g)(?: [a-zA-Z:-]+="[^"<>&]*")*\/?>/g

test('500 scenes at random in the fonts themselves are known elements and finite numbers', async () => {
  const faces = await loadStudioFaces()
  const draw = (area: Parameters<typeof areaSvg>[0]) =>
    areaSvg(
      area,
      { width: 305, height: 406, bleed: 3 },
      {
        text: (item) => shapeText(item, faces),
        photo: () => 'photo.jpg',
        motif: () => undefined,
      },
    )
  fc.assert(
    fc.property(arbitraryScene, ({ areas: [area] }) => {
      if (!area) return
      const svg = draw(area)
      expect(svg.replaceAll(elements, '')).toBe('')
      expect(svg).not.toMatch(/NaN|Infinity|undefined|\de[+-]\d/)
      expect(draw(structuredClone(area))).toBe(svg)
    }),
    { numRuns: 500 },
  )
})
