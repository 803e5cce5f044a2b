import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope, listEnvelope, paging } from '#shared/envelope.ts'
import { absentOr } from '#shared/fields.ts'
import { texts } from '#i18n/texts.ts'
import { ruleTexts } from '#i18n/rules.texts.ts'
import { month } from '#tax/month.ts'
import { cashRemittance, cashRemittanceForm, settlement } from './settlements.ts'

const shared = { access: 'admin', tag: 'Admin' } as const
const csv = z.string(absentOr(texts.required, ruleTexts.notValid)).min(1, texts.required)
const mostBytes = 2 * 1024 * 1024
const again = 'The same again adds nothing and answers with 200.'

/** Money from the payment provider and the courier to the bank. */
export const settlementCalls = {
  'POST /admin/settlements': {
    ...shared,
    summary: 'Takes a settlement report of the payment provider',
    description: `As CSV, in the body or as \`csv\` in JSON: with the columns of the provider's call for it or of its dashboard. A report of several settlements answers with the first in \`data\` and all in \`settlements\`. ${again} What it says differently of a known settlement is in \`open\` as \`changed\` or \`added\`; nothing is replaced by itself.`,
    body: z.object({ csv }),
    mostBytes,
    answer: envelope(settlement).extend({
      settlements: z.array(settlement),
      unsettled: z.number().int().describe('Lines that belong to no settlement yet'),
    }),
    status: 201,
    statusAgain: 200,
  },
  'POST /admin/settlements/fetch': {
    ...shared,
    summary: 'Asks the payment provider for what it paid out in the last days',
    description:
      'The shop does so each night. It answers with the settlements that are new, and 502 `payment_provider_away` where the provider does not answer.',
    answer: z.object({
      success: z.literal(true),
      data: z.array(settlement),
      days: z.number().int().describe('How many days were asked for, up to today'),
    }),
  },
  'POST /admin/settlements/:id/corrections': {
    ...shared,
    summary: 'Takes over what a later report says of a settlement',
    description:
      'Its entries `changed` and `added` are stored in the place of those that it had. Without such it stays as it is.',
    params: z.object({ id: z.string().max(100) }),
    answer: envelope(settlement),
  },
  'GET /admin/settlements': {
    ...shared,
    summary: 'The settlements of the payment provider, the latest first',
    query: z.object({ ...paging(20), period: month.optional() }),
    answer: listEnvelope(settlement),
  },
  'POST /admin/cash-remittances': {
    ...shared,
    summary: 'Takes the list of cash that the courier paid out, parcel by parcel',
    description: `As JSON, or as CSV with the columns reference, date, waybill and amount. ${again}`,
    body: cashRemittanceForm,
    mostBytes,
    answer: envelope(cashRemittance).extend({ remittances: z.array(cashRemittance) }),
    status: 201,
    statusAgain: 200,
  },
  'GET /admin/cash-remittances': {
    ...shared,
    summary: 'The cash that the courier paid out, the latest first',
    query: z.object(paging(20)),
    answer: listEnvelope(cashRemittance),
  },
} satisfies Calls
