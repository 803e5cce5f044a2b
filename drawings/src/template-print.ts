import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import sharp from 'sharp'
import { type BlankArea, blanks } from '@tohfa/print-engine/scene/blanks'
import type { Face } from '@tohfa/print-engine/text/face'
import { fillTemplate, initialValues } from '@tohfa/print-engine/scene/fill-template'
import { fontFiles } from '@tohfa/print-engine/fonts/font-files'
import { harfBuzzFace } from '@tohfa/print-engine/text/harfbuzz-face'
import { motif } from '@tohfa/print-engine/scene/motif'
import { type StudioForm, studioForm } from '@tohfa/contract/studio/product-studio'
import { lookColors } from '@tohfa/print-engine/scene/photo-looks'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { areaSvg } from '@tohfa/print-engine/scene/scene-svg'
import { shapeText } from '@tohfa/print-engine/text/shape-text'
import { photosOf } from './designs/photos-of.ts'
import { sheet, uid } from './scene.ts'
import { soften } from './soften.ts'

const folder = (path: string): string => join(import.meta.dirname, '../..', path)

/** What of a design its template prints: markup about the origin, in millimetres, by area. */
export type TemplatePrint = { areas: Record<string, string>; places: readonly BlankArea[] }

/**
 * What a product of the sample prints with its sample words in it and drawn photos, in the template's own
 * colours, or undefined when it has no template.
 *
 * @param words in place of the samples, by field
 */
export async function templatePrint(
  design: string,
  words: Record<string, string> = {},
): Promise<TemplatePrint | undefined> {
  const form = templateOf(design)
  if (!form) return undefined
  const values = { ...initialValues(form.fields), ...words }
  const { scene } = fillTemplate(form.template, form.fields, values, { photo: () => undefined })
  const areas = form.areas ?? blanks[form.blank].areas
  const drawn = scene.areas.map(async (area) => {
    const photos = await drawnPhotos(area.items.filter(isPhoto), design)
    const items = area.items.map((item) =>
      isPhoto(item) ? ({ ...item, file: item.id, look: 'plain' } as const) : item,
    )
    const size = areas.find(({ id }) => id === area.id)
    if (!size) throw new Error(`${design} has no area ${area.id}`)
    const svg = areaSvg({ ...area, items }, size, {
      text: (item) => shapeText(item, { get: faceOf }),
      photo: ({ id }) => photos.get(id),
      motif: readMotif,
      idPrefix: uid(),
    })
    return [area.id, svg.replace(/^<svg [^>]*>|<\/svg>$/g, '')] as const
  })
  return { areas: Object.fromEntries(await Promise.all(drawn)), places: areas }
}

/** What a design may have printed on it, undefined when it has no template. */
export function templateOf(design: string): StudioForm | undefined {
  const file = folder(`server/src/operations/sample/studios/${design}.json`)
  return existsSync(file) ? studioForm.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

const isPhoto = (item: { kind: string }): item is PhotoItem => item.kind === 'photo'

/** The photos of a design as data URIs in their look, as for the press, by the item that shows them. */
async function drawnPhotos(items: PhotoItem[], design: string): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for (const { id, field, width, height, look } of items) {
    const photo = photosOf[design]?.[field ?? '']
    if (!photo) continue
    const [across, down] = [600, Math.round((600 * height) / width)]
    const svg = await soften(sheet(photo(across, down), across, down))
    const drawn = sharp(Buffer.from(svg))
    const [red, green, blue] = lookColors(look)?.matrix ?? []
    if (red && green && blue) drawn.recomb([[...red], [...green], [...blue]])
    const png = await drawn.png().toBuffer()
    pictures.set(id, `data:image/png;base64,${png.toString('base64')}`)
  }
  return pictures
}

const faces = new Map<string, Face>()

export function faceOf(id: string): Face | undefined {
  const name = (fontFiles as Record<string, string>)[id]
  const known = faces.get(id)
  if (known || !name) return known
  const face = harfBuzzFace(
    brotliDecompressSync(readFileSync(folder(`print-engine/fonts/${name}.br`))),
  )
  faces.set(id, face)
  return face
}

export const readMotif = (id: string) =>
  motif.parse(JSON.parse(readFileSync(folder(`print-engine/motifs/${id}.json`), 'utf8')))
