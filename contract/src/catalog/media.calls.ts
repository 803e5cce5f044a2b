import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { mostBytesOfFile, mostFiles } from './media-limits.ts'
import { productTypeSlugs } from './products.ts'

// Separate from the schemas, so that a page that only names limits does not load the validator.
export * from './media-limits.ts'

const images = z
  .array(z.file())
  .max(mostFiles)
  .describe('JPEG, PNG, WebP or AVIF, 10 MB each, 50 megapixels each')
const upload = {
  access: 'admin',
  tag: 'Admin',
  // Besides its files, a form has other fields and the headers of its parts.
  mostBytes: mostFiles * mostBytesOfFile + 1024 * 1024,
  answer: z.object({ success: z.literal(true), imageUrls: z.array(z.string()) }),
} as const

export const mediaCalls = {
  'POST /admin-product/upload-files': {
    ...upload,
    summary: 'Upload images',
    form: z.object({ images, productType: z.enum(productTypeSlugs).optional() }),
  },
  'POST /admin-banner/upload-files': {
    ...upload,
    summary: 'Upload pictures of banners, which are kept in greater widths',
    form: z.object({ images }),
  },
  'DELETE /admin-product/upload-files': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Delete uploaded images',
    body: z.object({ filePaths: z.array(z.string().max(300)).max(100) }),
    answer: z.object({
      success: z.literal(true),
      deleted: z.array(z.string()),
      kept: z.array(z.string()),
    }),
  },
} satisfies Calls
