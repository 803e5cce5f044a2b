import sharp from 'sharp'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Photo } from '@tohfa/contract/studio/photos'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

type Answer = { status: number; body: Partial<FailureEnvelope> & { data: Photo } }

/** Uploads a file as a person's own photo. */
export async function sendPhoto(
  shop: Pick<TestShop, 'url'>,
  { token }: Pick<Person, 'token'>,
  bytes: Buffer,
  contentType?: string,
): Promise<Answer> {
  const response = await fetch(`${shop.url}/v1/studio/photos`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}

let made = 0
/** A photo that no other call of this has made, as a file of this kind. */
export function aPhoto(
  format: 'jpeg' | 'png' | 'webp' = 'jpeg',
  { width = 90, height = 60 } = {},
): Promise<Buffer> {
  made += 1
  return plain(width, height)
    .withExif({ IFD0: { ImageDescription: `photo ${made}` } })
    .toFormat(format)
    .toBuffer()
}

/** An area of one colour. */
export function plain(width: number, height: number, background = '#08637b') {
  return sharp({ create: { width, height, channels: 3, background } })
}
