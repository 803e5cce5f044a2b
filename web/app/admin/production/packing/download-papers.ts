import { addressOf } from '#platform/api/api-client.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { toast } from '#ui/toast/toast.ts'
import { paperTexts as texts } from './packing.texts.ts'

/** What of many orders is one PDF. */
export const papers = ['slips', 'labels'] as const
export type PapersKind = (typeof papers)[number]

const addresses = {
  slips: 'GET /admin/packing-slips.pdf',
  labels: 'GET /admin/labels.pdf',
} as const

/**
 * Keeps the labels or the slips of orders, and says how that went: which of them are over, so that
 * nothing was printed for them, and which have no label.
 *
 * @param how `all`: also of those that are over; `prices` of `none`: slips without a word of money
 */
export async function downloadPapers(
  kind: PapersKind,
  ids: readonly string[],
  how: { all?: boolean; prices?: 'none' } = {},
): Promise<void> {
  const query = { ids: ids.join(','), ...(how.all && { all: 'true' as const }) }
  const address =
    kind === 'slips' && how.prices
      ? addressOf(addresses.slips, { query: { ...query, prices: how.prices } })
      : addressOf(addresses[kind], { query })
  const kept = await downloadFile(address)
  if (kept.name === null) return toast('error', kept.sentence || texts.notDownloaded, 'download')
  const leftOut = kept.headers.get('x-left-out')
  const missing = kept.headers.get('x-missing')
  const sentences = [
    texts.downloaded(kept.name),
    leftOut && texts.over(leftOut),
    missing && texts.noLabel(missing),
  ]
  const kindOf = leftOut || missing ? 'warning' : 'success'
  toast(kindOf, sentences.filter(Boolean).join(' '), 'download')
}
