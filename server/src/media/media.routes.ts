import multipart, { type Multipart } from '@fastify/multipart'
import { z } from 'zod'
import { answerTexts } from '@tohfa/contract/answers.texts'
import { ruleTexts } from '@tohfa/contract/rules.texts'
import { texts } from '@tohfa/contract/texts'
import { bannerPictureWidths, imageWidths } from '@tohfa/contract/images'
import { productTypeSlugs } from '@tohfa/contract/products'
import { Failure } from '../http/failures.ts'
import type { Routes } from '../http/routes.ts'
import type { Media } from './media.service.ts'
import { type PreparedPicture, readPicture } from './read-image.ts'

const mostFiles = 10
const mostBytes = 10 * 1024 * 1024
const config = { access: 'admin' } as const
/** A form's other fields and the heads of its parts come beside its files. */
const uploadConfig = { ...config, mostBytes: mostFiles * mostBytes + 1024 * 1024 }
const images = z
  .array(z.file())
  .max(mostFiles)
  .describe('JPEG, PNG, WebP or AVIF, 10 MB each, 50 megapixels each')

/** Calls 7 and 8, and the pictures of banners. */
export async function mediaRoutes(routes: Routes, { media }: { media: Media }): Promise<void> {
  await routes.register(multipart, {
    limits: { files: mostFiles, fileSize: mostBytes, fields: 5, fieldSize: 100, parts: 20 },
  })

  routes.post(
    '/admin-product/upload-files',
    {
      config: {
        ...uploadConfig,
        describedBody: z.object({ images, productType: z.enum(productTypeSlugs).optional() }),
      },
      schema: {
        tags: ['Admin'],
        summary: 'Upload images',
        consumes: ['multipart/form-data'],
        response: { 200: z.object({ success: z.literal(true), imageUrls: z.array(z.string()) }) },
      },
    },
    async (request) => {
      if (!request.isMultipart()) throw new Failure('unsupported_media_type')
      const { pictures, productType } = await readParts(request.parts(), imageWidths)
      if (productType !== undefined && !productTypeSlugs.some((slug) => slug === productType))
        throw refused('productType', ruleTexts.productType)
      if (pictures.length === 0) throw refused('images', texts.required)
      return { success: true as const, imageUrls: await media.store(pictures) }
    },
  )

  routes.post(
    '/admin-banner/upload-files',
    {
      config: { ...uploadConfig, describedBody: z.object({ images }) },
      schema: {
        tags: ['Admin'],
        summary: 'Upload pictures of banners, which are kept in greater widths',
        consumes: ['multipart/form-data'],
        response: { 200: z.object({ success: z.literal(true), imageUrls: z.array(z.string()) }) },
      },
    },
    async (request) => {
      if (!request.isMultipart()) throw new Failure('unsupported_media_type')
      const { pictures } = await readParts(request.parts(), bannerPictureWidths)
      if (pictures.length === 0) throw refused('images', texts.required)
      return { success: true as const, imageUrls: await media.store(pictures) }
    },
  )

  routes.delete(
    '/admin-product/upload-files',
    {
      config,
      schema: {
        tags: ['Admin'],
        summary: 'Delete uploaded images',
        body: z.object({ filePaths: z.array(z.string().max(300)).max(100) }),
        response: {
          200: z.object({
            success: z.literal(true),
            deleted: z.array(z.string()),
            kept: z.array(z.string()),
          }),
        },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await media.remove(request.body.filePaths)),
    }),
  )
}

/** Reads one picture after the other, so that memory holds one file and small encoded ones. */
async function readParts(parts: AsyncIterable<Multipart>, widths: readonly number[]) {
  const pictures: PreparedPicture[] = []
  let productType: unknown
  try {
    for await (const part of parts) {
      if (part.type === 'file') pictures.push(await readPicture(await part.toBuffer(), widths))
      else if (part.fieldname === 'productType') productType = part.value
    }
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'FST_FILES_LIMIT') throw refused('images', answerTexts.tooManyPictures(mostFiles))
    if (code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Failure('payload_too_large', {
        sentence: answerTexts.pictureTooLarge,
        fields: { images: answerTexts.pictureTooLarge },
      })
    if (error instanceof Failure || code?.startsWith('FST_')) throw error
    // The parser's own: parts without a boundary, or cut off.
    throw new Failure('bad_request', { cause: error })
  }
  return { pictures, productType }
}

function refused(field: string, sentence: string): Failure {
  return new Failure('bad_request', { sentence, fields: { [field]: sentence } })
}
