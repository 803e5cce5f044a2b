import { FileUp } from 'lucide'
import { useId } from 'react'
import { disabledButFocusable } from '#ui/overlay/disabled-but-focusable.ts'
import { Icon } from '#ui/icon.tsx'

/** A large field that takes files, by a press or by dropping them. */
export function FileChoice({
  label,
  words,
  accept,
  multiple = false,
  busy,
  onFiles,
}: {
  label: string
  /** What it says inside, such as "Checking…". */
  words: string
  accept: string
  multiple?: boolean
  busy: boolean
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative mt-1 flex min-h-16 items-center justify-center gap-2 rounded-control border border-dashed border-control p-2 text-sm text-link hover:bg-link-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          {...disabledButFocusable(busy)}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            // The same file may be selected again after a correction.
            event.currentTarget.value = ''
          }}
          className="absolute inset-0 size-full cursor-pointer opacity-0 aria-disabled:cursor-wait"
        />
        <Icon shape={FileUp} className="size-5" />
        <span aria-live="polite">{words}</span>
      </div>
    </>
  )
}
