import sharp from 'sharp'
import type { Blank } from '@tohfa/contract/studio/blanks'

/** A colour as a PDF has it: `#rrggbb`, or cyan, magenta, yellow and black in percent. */
export type Ink = string | [number, number, number, number]

/** How colours of a scene are written into the PDF of a blank. */
export function inksOf(colorSpace: Blank['colorSpace']): (color: string) => Promise<Ink> {
  if (colorSpace === 'rgb') return (color) => Promise.resolve(color)
  const known = new Map<string, Promise<Ink>>()
  return (color) => {
    const ink = known.get(color) ?? cmykOf(color)
    known.set(color, ink)
    return ink
  }
}

/** By the same profile as the photos. */
async function cmykOf(background: string): Promise<Ink> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background } })
  const bytes = await pixel.toColourspace('cmyk').raw().toBuffer()
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...bytes].map((of255) =>
    Number((of255 / 2.55).toFixed(2)),
  )
  return [cyan, magenta, yellow, black]
}

/** What crop marks and cut marks are drawn in. */
export const everyInk: Record<Blank['colorSpace'], Ink> = {
  rgb: '#000000',
  cmyk: [100, 100, 100, 100],
}

/** The profile of general CMYK that sharp brings, which is in the public domain. */
async function cmykProfile(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  const bytes = await pixel.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  const { icc } = await sharp(bytes).metadata()
  if (!icc) throw new Error('the profile of CMYK is not there')
  return icc
}

/** Says in a PDF which CMYK its colours are. */
export async function nameOutput(doc: PDFKit.PDFDocument): Promise<void> {
  const profile = doc.ref({ N: 4 })
  profile.end(await cmykProfile())
  const root = (doc as unknown as { _root: { data: Record<string, unknown> } })._root
  root.data['OutputIntents'] = [
    {
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: new String('Custom'),
      Info: new String('General CMYK'),
      DestOutputProfile: profile,
    },
  ]
}
