import { Button } from '#ui/button.tsx'
import { useNavigate } from '#ui/link.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'

/** The bar at the end of the form: its status, and its actions. */
export function SaveBar({
  productId,
  faults,
  isDirty,
  busy,
  onCancel,
}: {
  productId: string
  /** The number of errors. */
  faults: number
  isDirty: boolean
  busy: boolean
  /** Discards unsaved changes. */
  onCancel: () => void
}) {
  const navigate = useNavigate()
  return (
    <div className="bottom-0 z-10 -mx-(--gutter) mt-6 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-ground px-(--gutter) py-3 tall:sticky">
      <p aria-live="polite" className="mr-auto min-w-0 flex-1 text-sm">
        {faults > 0 ? (
          <span className="font-medium text-danger">{texts.faults(faults)}</span>
        ) : (
          <span className="text-quiet">{isDirty && texts.unsaved}</span>
        )}
      </p>
      <Button
        look="secondary"
        onClick={() => {
          onCancel()
          void navigate(`/admin/product-details/${productId}`)
        }}
      >
        {texts.cancel}
      </Button>
      <Button type="submit" busy={busy}>
        {texts.save}
      </Button>
    </div>
  )
}
