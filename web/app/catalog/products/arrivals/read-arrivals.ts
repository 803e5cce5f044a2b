import { mostPromised } from '@tohfa/contract/fulfilment/promise-limits'
import { call } from '#platform/api/api-client.ts'
import { localeTexts } from '#platform/i18n/locale.texts.ts'
import { arrivalsTexts as texts } from './arrivals.texts.ts'
import { once } from '#platform/i18n/once.ts'

/** Where goods are brought to, and by product the sentence that says when. */
export type Arrivals = { note: string; days: ReadonlyMap<string, string> }

const format = once(
  () =>
    new Intl.DateTimeFormat(localeTexts.tag, {
      weekday: 'short',
      day: 'numeric',
      month: localeTexts.dates.month,
      timeZone: 'Asia/Kolkata',
    }),
)

/** When each product arrives at a PIN code, in as few calls as there can be; nothing where none answers. */
export async function readArrivals(
  ids: readonly string[],
  pincode: string,
  signal: AbortSignal,
): Promise<Arrivals | null> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostPromised) }, (_, n) =>
    ids.slice(n * mostPromised, (n + 1) * mostPromised),
  )
  const answers = await Promise.all(
    parts.map((part) =>
      call('GET /promise', { query: { productIds: part.join(), pincode }, signal }),
    ),
  )
  const refused = answers.find((answer) => !answer.success && answer.code === 'pincode_not_served')
  if (refused?.success === false) return { note: refused.error, days: new Map() }
  const dates = answers.flatMap((answer) => (answer.success ? (answer.data.products ?? []) : []))
  if (dates.length === 0) return null
  const days = dates.map(
    ({ productId, arrivesBy }) =>
      [productId, texts.by(format().format(new Date(arrivesBy)))] as const,
  )
  return { note: texts.at(pincode), days: new Map(days) }
}
