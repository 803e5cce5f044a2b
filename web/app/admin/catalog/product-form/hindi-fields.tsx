import { ChevronDown } from 'lucide'
import { useState } from 'react'
import { isBlank } from '@tohfa/print-engine/text/blank'
import { Icon } from '#ui/icon.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import type { DraftChange } from './change-draft.ts'
import { hindiFields, type ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

type HindiField = (typeof hindiFields)[number]

/** The Hindi texts of a product: folded, but open when one has an error. */
export function HindiFields({
  draft,
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || hindiFields.some((name) => errors[name])
  const written = hindiFields.filter((name) => !isBlank(draft[name])).length
  const field = (name: HindiField) => ({
    label: texts[name],
    name,
    lang: 'hi',
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ kind: 'field', field: name, value: event.currentTarget.value }),
  })
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group border-y border-hairline"
    >
      <summary className="flex min-h-11 list-none items-center gap-x-4 rounded-control text-sm [&::-webkit-details-marker]:hidden">
        <span className="mr-auto font-medium">{texts.inHindi}</span>
        <span className="text-quiet">{texts.written(written)}</span>
        <Icon
          shape={ChevronDown}
          className="size-5 shrink-0 text-quiet transition-transform group-open:rotate-180"
        />
      </summary>
      {isShown && (
        <div className="grid gap-x-4 gap-y-2 pt-2 sm:grid-cols-2">
          <Field
            {...field('titleHi')}
            maxLength={120}
            hint={texts.hindiHint}
            className="sm:col-span-2"
          />
          <TextArea
            {...field('descriptionHi')}
            rows={4}
            hint={texts.lengthHint(draft.descriptionHi.trim().length)}
          />
          <TextArea
            {...field('highlightsHi')}
            rows={4}
            hint={texts.highlightsHint(draft.highlightsHi.trim().length)}
          />
        </div>
      )}
    </details>
  )
}
