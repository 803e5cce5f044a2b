import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { templatePrint } from './template-print.ts'

const folder = join(import.meta.dirname, '../../server/src/operations/sample/studios')
const designs = readdirSync(folder).map((name) => name.replace('.json', ''))

test('every template is drawn with words as outlines, and photos where it asks for some', async () => {
  for (const design of designs) {
    const print = await templatePrint(design)
    const drawn = Object.values(print?.areas ?? {})
      .join('')
      .replaceAll(/data:[^"]*/g, '')
    expect(drawn, design).toMatch(/<path|<image/)
    expect(drawn, design).not.toMatch(/<text|NaN|undefined/)
  }
})

test('a photo that must be given has one drawn in its place', async () => {
  for (const design of ['pet-portrait-pillow', 'wedding-arch-frame', 'holiday-photo-mousepad']) {
    const print = await templatePrint(design)
    expect(Object.values(print?.areas ?? {}).join(''), design).toContain('<image')
  }
})

test('a photo is drawn in the look that the template gives it', async () => {
  const { areas = {} } = (await templatePrint('grandparents-frame')) ?? {}
  const [, photo = ''] = /data:image\/png;base64,([^"]+)/.exec(Object.values(areas).join('')) ?? []
  const { data, info } = await sharp(Buffer.from(photo, 'base64')).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  // Sepia has neither more green than red nor more blue than green anywhere.
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red < green || green < blue) expect([red, green, blue]).toBe('brown')
  }
})

test('a product without a template has no print of one', async () => {
  expect(await templatePrint('peacock-cushion')).toBeUndefined()
})
