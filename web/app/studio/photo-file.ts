import { kindOf } from '@tohfa/contract/studio/photo-kind'
import { photoLimits } from '@tohfa/contract/studio/photo-limits'
import type { KeptFile, KeptPhoto } from './draft-store.ts'
import { studioTexts as texts } from './studio.texts.ts'

/** Pixels of the longer side: what the page draws from, and what a picture on the page carries. */
const copySide = 1600
const thumbSide = 560

/** Says at its field why a photo is not taken. */
export class PhotoRefusal extends Error {}

/**
 * Takes a chosen file: its sha256, its size upright, and a working copy.
 *
 * @throws PhotoRefusal with the sentence to show
 */
export async function takePhoto(file: File): Promise<KeptPhoto> {
  if (file.size > photoLimits.mostBytes) throw new PhotoRefusal(texts.photoTooLarge)
  const bytes = await file.arrayBuffer()
  const kind = kindOf(new Uint8Array(bytes))
  if (kind === 'heic') throw new PhotoRefusal(texts.photoIsHeic)
  if (kind === 'other') throw new PhotoRefusal(texts.photoOtherKind)
  const image = await decode(file)
  const { naturalWidth: width, naturalHeight: height } = image
  if (width * height > photoLimits.mostPixels) throw new PhotoRefusal(texts.photoTooFine)
  // Photos with see-through parts keep them; WebKit writes no WebP.
  const type = kind === 'jpeg' ? 'image/jpeg' : 'image/png'
  return {
    sha256: await sha256Of(bytes),
    width,
    height,
    copy: await scaled(image, copySide, type),
    file: { bytes, type: `image/${kind}` },
  }
}

/** A photo as an address that a picture can carry in itself: pictures in a page load nothing. */
export async function thumbOf({ bytes, type }: KeptFile): Promise<string> {
  const image = await decode(new Blob([bytes], { type }))
  return canvasOf(image, thumbSide).toDataURL(type === 'image/webp' ? 'image/png' : type, 0.85)
}

/** The browser turns it upright by itself. */
async function decode(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(blob)
  try {
    await image.decode()
    return image
  } catch {
    throw new PhotoRefusal(texts.photoUnreadable)
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function canvasOf(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, side / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function scaled(image: HTMLImageElement, side: number, type: string): Promise<KeptFile> {
  const canvas = canvasOf(image, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
  if (!blob) throw new PhotoRefusal(texts.photoUnreadable)
  return { bytes: await blob.arrayBuffer(), type: blob.type }
}
