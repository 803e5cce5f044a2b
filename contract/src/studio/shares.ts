import { z } from 'zod'
import { scene } from '@tohfa/print-engine/scene/scene'

/** The link that shares a design. */
export const share = z.object({
  url: z.string().describe('The page that shows it'),
  token: z.string().describe('Answered this once: only its hash is kept'),
})

const side = z.object({
  preview: z.string().describe('The address of its picture, 720 by 900 pixels'),
  description: z.string().describe('The picture in words'),
  descriptionHi: z.string(),
})

/** The public view of a shared design: its pictures on the product, and no more. */
export const sharedDesign = z.object({
  title: z.string().describe('Of the product'),
  titleHi: z.string().optional().describe('In Hindi, where staff wrote it'),
  productId: z.string().optional().describe('While it can be personalised'),
  color: z.string(),
  description: z.string().describe('All sides in words'),
  descriptionHi: z.string(),
  preview: z.string().describe('The address of the picture of its first side'),
  previewJpeg: z.string().describe('The same as JPEG, for messengers that show no WebP'),
  sides: z.array(side).describe('All that have something on them, the first too'),
})
export type SharedDesign = z.output<typeof sharedDesign>

/** What a visitor may start from: a shared design without its photos and hidden words. */
export const sharedStart = z.object({
  productId: z.string(),
  color: z.string(),
  size: z.string().optional(),
  scene,
})
export type SharedStart = z.output<typeof sharedStart>

/** 24 random bytes as base64url. */
export const shareToken = /^[\w-]{32}$/
