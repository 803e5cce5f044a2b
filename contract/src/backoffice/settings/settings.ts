import { z } from 'zod'
import { productTypeSlugs } from '#catalog/product-type-labels.ts'
import { blankIds } from '@tohfa/print-engine/scene/blanks'
import { newOrderMails } from './new-order-mails.ts'

/** What staff can set of the shop, whole: what they did not change is as the environment has it. */
export const shopSettings = z.object({
  particulars: z
    .object({
      name: z.string(),
      address: z
        .string()
        .describe(
          'In mails and on pages, until a seller is set: then its address stands there. Empty, as phone, e-mail and links: left out',
        ),
      phone: z.string(),
      email: z
        .string()
        .describe('Where messages and mails for the shop go; empty: to its first owner'),
      instagramUrl: z.string(),
      whatsappUrl: z.string(),
      grievanceOfficer: z.string().describe('By name and designation; empty: none is named'),
      grievanceContact: z.string().describe('Empty: the shop’s e-mail'),
    })
    .describe('The shop as pages and mails name it; who sells in law is `/admin/seller`'),
  cash: z.object({
    enabled: z.boolean(),
    max: z.number().nullable().describe('The most of a cash order, in rupees; null: no limit'),
    advance: z.number().describe('In percent of a cash order; kept, and not yet asked of anybody'),
  }),
  cancelMinutes: z
    .number()
    .describe('For how long after an order is made it is neither printed nor sent'),
  newOrderMail: z.enum(newOrderMails).describe('To the shop’s e-mail'),
  promise: z
    .object({
      cutoffHour: z.number().describe('From this hour in India an order counts for the next day'),
      productionDays: z.record(z.enum(productTypeSlugs), z.number()),
      holidays: z.array(z.iso.date()),
      buffer: z.number().describe('In days; kept, and not yet added to any date'),
    })
    .describe('Working days; Sundays and holidays are none'),
  press: z
    .object({
      mirrored: z
        .record(z.enum(blankIds), z.boolean())
        .describe('Which blanks lie mirrored on sheets, and have mirrored files beside their own'),
    })
    .describe('How the press takes what is printed'),
  paper: z
    .object({
      shareSheets: z.boolean().describe('Small packing slips stand on a sheet together'),
    })
    .describe('How papers are printed'),
  setup: z
    .object({
      shown: z.boolean().describe('Today lists to owners what is not set yet'),
      textsRead: z.boolean().describe('Somebody has read the pages for reading'),
    })
    .describe('How far the shop is set up, as far as only people know'),
  announcement: z.string().describe('The line at the top of every public page; empty: none'),
  announcementHi: z.string().describe('The same in Hindi; empty: the other one'),
})
export type ShopSettings = z.infer<typeof shopSettings>
