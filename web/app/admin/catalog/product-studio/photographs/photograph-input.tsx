import { ImagePlus } from 'lucide'
import { useId, useState } from 'react'
import { photoTypes } from '@tohfa/contract/studio/photo-limits'
import { sendFile } from '#platform/api/send-file.ts'
import { disabledButFocusable } from '#ui/overlay/disabled-but-focusable.ts'
import { Icon } from '#ui/icon.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'

/** Uploads a photograph of a product's blank. */
export function PhotographInput({
  label,
  productId,
  onUploaded,
}: {
  label: string
  productId: string
  /** Gets its address. */
  onUploaded: (picture: string) => void
}) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(file: File | undefined) {
    if (!file || busy) return
    setBusy(true)
    setProblem(null)
    const answer = await sendFile('POST /admin-product/:id/photographs', file, {
      params: { id: productId },
    })
    setBusy(false)
    if (answer.success) onUploaded(answer.data.picture)
    else setProblem(answer.fields?.['photo'] ?? answer.error)
  }

  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative flex min-h-11 items-center justify-center gap-2 rounded-control border border-dashed border-control px-3 text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
        <input
          id={id}
          type="file"
          accept={photoTypes.join(',')}
          {...disabledButFocusable(busy)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            // The same file may be selected again after a failure.
            event.currentTarget.value = ''
            void send(file)
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-wait"
        />
        {busy ? <Spinner /> : <Icon shape={ImagePlus} className="size-5" />}
        <span aria-hidden>{busy ? texts.isUploading : texts.choosePhotograph}</span>
      </div>
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-5 text-xs ${problem ? 'font-medium text-danger' : 'text-quiet'}`}
      >
        {problem ?? texts.photographTypes}
      </p>
    </div>
  )
}
