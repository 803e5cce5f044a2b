import { Download } from 'lucide'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { importExportTexts as texts } from './import-export.texts.ts'

export function DownloadButton({
  what,
  onDownload,
}: {
  what: string
  /** Returns the file's name, or null on failure. */
  onDownload: () => Promise<string | null>
}) {
  const [busy, setBusy] = useState(false)

  async function fetchFile() {
    setBusy(true)
    const name = await onDownload()
    setBusy(false)
    toast(
      name ? 'success' : 'error',
      name ? texts.downloaded(name) : texts.notDownloaded,
      'download',
    )
  }

  return (
    <Button
      look="secondary"
      busy={busy}
      aria-label={texts.downloadOf(what)}
      onClick={() => void fetchFile()}
    >
      <Icon shape={Download} className="size-4" />
      {texts.download}
    </Button>
  )
}
