import { z } from 'zod'

export const bannerDevices = ['desktop', 'mobile'] as const
export const bannerPositions = ['homepage-top', 'homepage-bottom'] as const

export const banner = z.object({
  id: z.string(),
  link: z.string(),
  imageUrl: z.string(),
  alt: z.string(),
})
export type Banner = z.infer<typeof banner>
