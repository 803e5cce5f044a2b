import { addressOf } from '../../api/api-client.ts'
import { keepFile } from '../../api/keep-file.ts'
import { toast } from '../../ui/toast/toast.ts'
import { paperTexts as texts } from './packing.texts.ts'

/** What of many orders is one PDF. */
export const papers = ['slips', 'labels'] as const
export type PaperKind = (typeof papers)[number]

const addresses = {
  slips: 'GET /admin/packing-slips.pdf',
  labels: 'GET /admin/labels.pdf',
} as const

/**
 * Keeps the labels or the slips of orders, and says how that went: which of them are over, so that
 * nothing was printed for them, and which have no label.
 *
 * @param all also of those that are over
 */
export async function keepPaper(
  kind: PaperKind,
  ids: readonly string[],
  all = false,
): Promise<void> {
  const query = { ids: ids.join(','), ...(all && { all: 'true' as const }) }
  const kept = await keepFile(addressOf(addresses[kind], { query }))
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
