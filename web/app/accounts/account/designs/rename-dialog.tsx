import { useState } from 'react'
import type { Design } from '@tohfa/contract/studio/designs'
import { mostOfDesignName } from '@tohfa/contract/studio/design-limits'
import { useCall } from '#platform/api/use-call.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/toast/toast.ts'
import { designTexts as texts } from './designs.texts.ts'

/** Gives a design a name, or takes it away. */
export function RenameDialog({
  design,
  onClose,
}: {
  /** Null while the dialog is closed. */
  design: Design | null
  onClose: (isSaved: boolean) => void
}) {
  return (
    <Dialog open={design !== null} onClose={() => onClose(false)} title={texts.renameTitle}>
      {design && <Form key={design.id} design={design} onClose={onClose} />}
    </Dialog>
  )
}

function Form({ design, onClose }: { design: Design; onClose: (isSaved: boolean) => void }) {
  const [name, setName] = useState(design.name ?? '')
  const [error, setError] = useState<string>()
  const [busy, call] = useCall()

  async function save() {
    const typed = name.trim()
    if (typed.length > mostOfDesignName) return setError(texts.nameTooLong(mostOfDesignName))
    const answer = await call('PUT /designs/:id/name', {
      params: { id: design.id },
      body: { name: typed || null },
    })
    if (!answer.success) return setError(answer.fields?.['name'] ?? answer.error)
    toast('success', texts.renamed, 'designs')
    onClose(true)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="flex flex-col gap-4 p-5"
    >
      <Field
        label={texts.name}
        name="name"
        dir="auto"
        value={name}
        placeholder={titleOf(design)}
        hint={texts.nameHint}
        error={error}
        onChange={(event) => {
          setName(event.currentTarget.value)
          setError(undefined)
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}
