import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bannerPictureWidths, imageWidths } from '@tohfa/contract/catalog/images'
import { mediaCalls, mostBytesOfFile, mostFiles } from '@tohfa/contract/catalog/media.calls'
import { productTypeSlugs } from '@tohfa/contract/catalog/products'
import { Failure, refusedFields } from '#platform/http/failures.ts'
import { message } from '#platform/http/messages.ts'
import { serve } from '#platform/http/serve.ts'
import type { Media } from './media.service.ts'
import { type PreparedImage, readImage } from './read-image.ts'

export async function mediaRoutes(
  routes: FastifyInstance,
  { media }: { media: Media },
): Promise<void> {
  await routes.register(multipart, {
    limits: { files: mostFiles, fileSize: mostBytesOfFile, fields: 5, fieldSize: 100, parts: 20 },
  })

  serve(routes, mediaCalls, {
    'POST /admin-product/upload-files': async (request) => {
      const { pictures, productType } = await readPictures(request, imageWidths)
      if (productType !== undefined && !productTypeSlugs.some((slug) => slug === productType))
        throw refusedFields({ productType: message('productType') })
      if (pictures.length === 0) throw refusedFields({ images: message('required') })
      return { imageUrls: await media.store(pictures) }
    },
    'POST /admin-banner/upload-files': async (request) => {
      const { pictures } = await readPictures(request, bannerPictureWidths)
      if (pictures.length === 0) throw refusedFields({ images: message('required') })
      return { imageUrls: await media.store(pictures) }
    },
    'DELETE /admin-product/upload-files': ({ body }) => media.remove(body.filePaths),
  })
}

/** Reads one picture after the other, so that memory holds one upload and small encoded ones. */
async function readPictures(request: FastifyRequest, widths: readonly number[]) {
  if (!request.isMultipart()) throw new Failure('unsupported_media_type')
  const pictures: PreparedImage[] = []
  let productType: unknown
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') pictures.push(await readImage(await part.toBuffer(), widths))
      else if (part.fieldname === 'productType') productType = part.value
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_FILES_LIMIT')
      throw refusedFields({ images: message('tooManyPictures', mostFiles) })
    if (code === 'FST_REQ_FILE_TOO_LARGE') {
      const sentence = message('pictureTooLarge')
      throw new Failure('payload_too_large', { sentence, fields: { images: sentence } })
    }
    if (error instanceof Failure || code?.startsWith('FST_')) throw error
    // The parser's own errors: parts without a boundary, or truncated.
    throw new Failure('bad_request', { cause: error })
  }
  return { pictures, productType }
}
