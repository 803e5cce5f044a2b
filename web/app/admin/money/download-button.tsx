import { Download } from 'lucide'
import { useState, type ReactNode } from 'react'
import { downloadFile } from '#platform/api/download-file.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast/toast.ts'
import { gstReturnTexts as texts } from './tax/gst-return.texts.ts'

/** A button that downloads a file and says how that ended. */
export function DownloadButton({
  address,
  disabled = false,
  children,
}: {
  /** Under /v1. */
  address: string
  disabled?: boolean
  children: ReactNode
}) {
  const [busy, setBusy] = useState(false)
  async function keep() {
    setBusy(true)
    const kept = await downloadFile(address)
    setBusy(false)
    if (kept.name === null) toast('error', kept.sentence || texts.notDownloaded, 'download')
    else toast('success', texts.downloaded(kept.name), 'download')
  }
  return (
    <Button look="secondary" busy={busy} disabled={disabled} onClick={() => void keep()}>
      <Icon shape={Download} className="size-4" />
      {children}
    </Button>
  )
}
