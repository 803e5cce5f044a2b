import { z } from 'zod'
import { oneOf, text } from '#shared/fields.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { texts } from '#i18n/texts.ts'

export const bannerDevices = ['desktop', 'mobile'] as const
export const bannerPositions = ['homepage-top', 'homepage-bottom'] as const

/** A banner as shown; width and height are those of its picture in pixels. */
export const banner = z.object({
  id: z.string(),
  link: z.string(),
  imageUrl: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type Banner = z.infer<typeof banner>

/** A path of the shop, or a web address; never a script. */
const link = text(500).check(
  z.refine(
    (value) => value === '' || /^(?:\/(?![/\\])|https:\/\/)\S*$/.test(value),
    ruleTexts.link,
  ),
)
const instant = z.iso.datetime({ error: ruleTexts.date }).nullish()

/** A banner as staff send it; without dates it is shown from now until it is deleted. */
export const bannerForm = z
  .object({
    imageUrl: text(500),
    link,
    alt: text(200),
    position: oneOf(bannerPositions, ruleTexts.place),
    deviceType: z.enum(bannerDevices, ruleTexts.place).nullish(),
    startsAt: instant,
    endsAt: instant,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
    path: ['endsAt'],
    error: ruleTexts.endsFirst,
  })
export type BannerForm = z.infer<typeof bannerForm>

/** A banner for staff, with its position and its dates. */
export const adminBanner = z.object({
  ...banner.shape,
  position: z.enum(bannerPositions),
  deviceType: z.enum(bannerDevices).nullable(),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  state: z.enum(['on', 'to-come', 'over']),
})
export type AdminBanner = z.infer<typeof adminBanner>

/** All banners of a position, in display order. */
export const bannerOrder = z.object({
  ids: z.array(z.string(), texts.required).min(1, texts.required).max(200),
})
