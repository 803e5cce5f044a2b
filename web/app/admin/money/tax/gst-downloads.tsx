import { Download } from 'lucide'
import { useState } from 'react'
import { addressOf } from '#platform/api/api-client.ts'
import { downloadFile } from '#platform/api/download-file.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { ReturnPeriod } from './gst-months.ts'
import { gstReturnTexts as texts } from './gst-return.texts.ts'

const formats = ['json', 'zip'] as const

/** The files of a return, for the portal, a spreadsheet, or the offline tool. */
export function GstDownloads({ returnPeriod }: { returnPeriod: ReturnPeriod }) {
  const [busy, setBusy] = useState<(typeof formats)[number] | null>(null)

  async function keep(format: (typeof formats)[number]) {
    setBusy(format)
    const kept = await downloadFile(
      addressOf('GET /admin/gst', { query: { ...returnPeriod, format } }),
    )
    setBusy(null)
    if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'download')
    else toast('success', texts.downloaded(kept.name), 'download')
  }

  return (
    <div className="flex flex-wrap gap-3 pt-4">
      {formats.map((format) => (
        <Button
          key={format}
          look="secondary"
          busy={busy === format}
          onClick={() => void keep(format)}
        >
          <Icon shape={Download} className="size-4" />
          {texts.downloads[format]}
        </Button>
      ))}
    </div>
  )
}
