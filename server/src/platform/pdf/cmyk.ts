import sharp from 'sharp'
import type { Blank } from '@tohfa/print-engine/scene/blanks'
import type { Ink } from './inks.ts'

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

/** With the same profile as the photos. */
async function cmykOf(background: string): Promise<Ink> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background } })
  const bytes = await pixel.toColourspace('cmyk').raw().toBuffer()
  const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...bytes].map((of255) =>
    Number((of255 / 2.55).toFixed(2)),
  )
  return [cyan, magenta, yellow, black]
}

let profile: Promise<Buffer> | undefined

/** The generic CMYK profile that sharp includes, which is in the public domain; made once. */
export function cmykProfile(): Promise<Buffer> {
  profile ??= makeProfile()
  return profile
}

async function makeProfile(): Promise<Buffer> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#ffffff' } })
  const bytes = await pixel.toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer()
  const { icc } = await sharp(bytes).metadata()
  if (!icc) throw new Error('the profile of CMYK is not there')
  return icc
}
