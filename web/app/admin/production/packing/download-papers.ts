import { addressOf } from '#platform/api/api-client.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { toast } from '#ui/toast/toast.ts'
import { paperTexts as texts } from './packing.texts.ts'

/** The papers that combine many orders in one PDF. */
export const papers = ['slips', 'labels'] as const
export type PapersKind = (typeof papers)[number]

const addresses = {
  slips: 'GET /admin/packing-slips.pdf',
  labels: 'GET /admin/labels.pdf',
} as const

/**
 * Downloads the labels or slips of orders, and reports closed orders, which were left out, and
 * missing labels.
 * @param how `all`: with closed orders; `prices` of `none`: slips without amounts
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
