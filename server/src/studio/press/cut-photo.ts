import sharp, { type Sharp } from 'sharp'
import { frameAlongPhoto } from '@tohfa/print-engine/scene/cover-crop'
import { levelsOf, levelsSide, type PhotoLevels } from '@tohfa/print-engine/scene/photo-levels'
import { lookColors } from '@tohfa/print-engine/scene/photo-looks'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { pixelsOf } from '@tohfa/print-engine/scene/sheet-pixels'
import { sha256Of } from './sha256-of.ts'

/** The part of a photo that its frame shows, in its look. */
export type CutPhoto = {
  /**
   * The item with its crop in fractions of the cropped photo, and no look, which its pixels already
   * have.
   */
  item: PhotoItem
  /** Decodes the photo and cuts it; nothing before does. */
  pixels: () => Promise<Sharp>
  /** Names its pixels: the same name is only ever given to the same pixels. */
  name: string
  hasAlpha: boolean
}

/**
 * Crops a master to whole pixels around the crop of its frame. With `dpi` it is resampled to the
 * printed resolution, so that a large photo costs no more than its area.
 */
export async function cutPhoto(item: PhotoItem, master: Buffer, dpi?: number): Promise<CutPhoto> {
  const { width, height, hasAlpha } = await sharp(master).metadata()
  const across = wholePixels(item.crop.x, item.crop.width, width)
  const down = wholePixels(item.crop.y, item.crop.height, height)
  const part = { left: across.from, top: down.from, width: across.length, height: down.length }
  const frame = frameAlongPhoto(item, item.quarter)
  const size = dpi !== undefined && {
    width: fineEnough(across.length, item.crop.width * width, pixelsOf(frame.width, dpi)),
    height: fineEnough(down.length, item.crop.height * height, pixelsOf(frame.height, dpi)),
  }
  const crop = {
    x: (item.crop.x * width - across.from) / across.length,
    y: (item.crop.y * height - down.from) / down.length,
    width: (item.crop.width * width) / across.length,
    height: (item.crop.height * height) / down.length,
  }
  return {
    item: { ...item, crop, look: 'plain' },
    // The bytes of the master, because the same photo may have been prepared in two ways.
    name: JSON.stringify([sha256Of(master), part, size, item.look]),
    async pixels() {
      const cut = sharp(master).extract(part)
      if (size) cut.resize({ ...size, fit: 'fill' })
      await color(cut, item, master)
      return cut
    },
    hasAlpha,
  }
}

/** A part of a side, given in fractions, as the whole pixels about it. */
function wholePixels(start: number, length: number, side: number) {
  const from = Math.min(side - 1, Math.floor(start * side))
  const to = Math.min(side, Math.max(from + 1, Math.ceil((start + length) * side)))
  return { from, length: to - from }
}

/** The pixels of a cropped side, where `seen` of them fill `printed` pixels; never more. */
function fineEnough(cut: number, seen: number, printed: number): number {
  return Math.max(1, Math.round(cut * Math.min(1, printed / seen)))
}

/** Gives the pixels of a photo its look. */
async function color(cut: Sharp, { look }: PhotoItem, master: Buffer): Promise<void> {
  const colors = lookColors(look, look === 'clear' ? await levelsIn(master) : undefined)
  if (!colors) return
  const [red, green, blue] = colors.matrix
  if (look === 'clear') cut.linear(red[0], 255 * colors.shift)
  else cut.recomb([[...red], [...green], [...blue]])
}

/** Measured on the whole photo, as the page does. */
async function levelsIn(master: Buffer): Promise<PhotoLevels> {
  const within = { width: levelsSide, height: levelsSide, fit: 'inside' } as const
  const small = sharp(master).resize({ ...within, withoutEnlargement: true })
  return levelsOf(await small.toColourspace('srgb').ensureAlpha().raw().toBuffer())
}
