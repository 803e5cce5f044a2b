import { useState } from 'react'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { frameTexts } from '#admin/frame/frame.texts.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { draftOf, type StudioDraft } from './studio-draft.ts'

type CopyProps = { productId: string; onCopy: (other: StudioDraft) => void }

/** Chooses the product whose template is copied: a customizable one, found by its title. */
export function CopyDialog({
  open,
  onClose,
  ...copy
}: CopyProps & { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.copyTitle}>
      <CopyList {...copy} />
    </Dialog>
  )
}

function CopyList({ productId, onCopy }: CopyProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { latest } = useGet('GET /product', {
    query: { limit: 60, ...(search.trim() && { search: search.trim() }) },
  })
  const products = latest?.success
    ? latest.data.filter(({ id, customizable }) => customizable && id !== productId)
    : []

  async function copy(id: string) {
    setChosen(id)
    const answer = await call('GET /admin-product/:id/studio', { params: { id } })
    setChosen(null)
    if (answer.success) onCopy(draftOf(answer.data))
    else toast('error', answer.error, 'studio')
  }

  return (
    <div className="flex flex-col gap-2 p-5">
      <Field
        type="search"
        label={frameTexts.search}
        value={search}
        maxLength={100}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p aria-live="polite" className="text-sm text-quiet">
        {latest?.success === false && latest.error}
        {latest?.success && products.length === 0 && texts.nothingToCopy}
      </p>
      <ul className="max-h-96 overflow-y-auto">
        {products.map(({ id, title }) => (
          <li key={id}>
            <Button
              look="quiet"
              className="w-full justify-start text-left"
              busy={chosen === id}
              onClick={() => void copy(id)}
            >
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
