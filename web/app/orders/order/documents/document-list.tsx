import { Download } from 'lucide'
import { useState } from 'react'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { DocumentSummary } from '@tohfa/contract/tax/documents'
import { addressOf } from '#platform/api/api-client.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { documentLabels, documentTexts as texts } from './documents.texts.ts'

/** The tax documents of an order, as PDF downloads. */
export function DocumentList({ documents }: { documents: readonly DocumentSummary[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  )
}

function DocumentRow({
  document: { id, kind, number, issuedOn, total },
}: {
  document: DocumentSummary
}) {
  const [busy, setBusy] = useState(false)

  async function download() {
    setBusy(true)
    const kept = await downloadFile(addressOf('GET /documents/:id.pdf', { params: { id } }))
    setBusy(false)
    if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'documents')
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <span className="tabular min-w-0">
        {`${documentLabels[kind]} `}
        <span className="wrap-anywhere">{number}</span>
        <span className="block text-xs text-quiet">
          <time dateTime={issuedOn}>{formatDate(`${issuedOn}T00:00:00+05:30`)}</time>
          {` · ${formatRupees(total)}`}
        </span>
      </span>
      <Button
        look="quiet"
        busy={busy}
        aria-label={texts.downloadOf(`${documentLabels[kind]} ${number}`)}
        onClick={() => void download()}
      >
        <Icon shape={Download} className="size-4" />
        {texts.download}
      </Button>
    </li>
  )
}
