import { Download } from 'lucide'
import type { PrintJob } from '@tohfa/contract/fulfilment/print/print-jobs'
import { addressOf } from '#platform/api/api-client.ts'
import { Icon } from '#ui/icon.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { keepPressFile } from './print-queue.data.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'

/** The press files of a job, its ticket, and those of the whole order. */
export function PrintDownloads({ job, name }: { job: PrintJob; name: string }) {
  if (job.files.length === 0) return null
  const files = [
    ...job.files.map(({ area, kind, url }) => ({ label: `${area}.${kind}`, url })),
    ...job.mirrored.map((url) => ({ label: url.slice(url.lastIndexOf('/') + 1), url })),
    {
      label: texts.ticket,
      url: addressOf('GET /admin/print-jobs/:id/ticket.pdf', { params: { id: job.id } }),
    },
    ...(job.row === undefined
      ? []
      : [
          {
            label: texts.checkList,
            url: addressOf('GET /admin/orders/:id/check-list.pdf', { params: { id: job.orderId } }),
          },
        ]),
    {
      label: texts.orderZip,
      url: addressOf('GET /admin/orders/:id/print.zip', { params: { id: job.orderId } }),
    },
  ]
  return (
    <ul aria-label={texts.files} className="flex flex-wrap gap-x-4">
      {files.map(({ label, url }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={texts.fileOf(label, name)}
            onClick={() => void keepPressFile(url)}
            className={`inline-flex min-h-11 items-center gap-1.5 text-sm ${textLinkClass}`}
          >
            <Icon shape={Download} className="size-4" />
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
