import { useRef } from 'react'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { Button } from '#ui/button.tsx'
import { addField, moveField, removeField } from '#admin/catalog/product-studio/change-fields.ts'
import type { Editor } from '#admin/catalog/product-studio/editor.ts'
import { Fold } from '#admin/catalog/product-studio/fold.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { Section } from '#admin/catalog/product-studio/section.tsx'
import { faultsBelow } from '#admin/catalog/product-studio/studio-faults.ts'
import type { Opened } from '#admin/catalog/product-studio/use-opened.ts'
import { FieldFields } from './field-fields.tsx'
import { firstLabels, firstSamples } from './first-labels.ts'

const mostFields = 20
const fieldKinds = ['text', 'photo', 'color', 'choice'] as const

/** The fields for shoppers, in their order. */
export function FieldsPart({
  draft,
  faults,
  change,
  area,
  opened,
}: Editor & {
  /** The area for the item of a new field. */
  area: string
  opened: Opened
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { fields } = draft
  const isColored = blanks[draft.blank].ink === 'full'
  return (
    <Section heading={texts.fields} hint={texts.fieldsHint} headingRef={heading}>
      <ol className="border-t border-hairline">
        {fields.map((field, index) => (
          <Fold
            key={field.id}
            name={`${labelOf(field)} · ${texts.kinds[field.kind]}`}
            {...opened.of(`field ${field.id}`)}
            isFaulty={Object.keys(faultsBelow(faults, `fields.${index}`)).length > 0}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            onMove={(by) => change(moveField(field.id, by))}
            onRemove={() => {
              change(removeField(field.id))
              heading.current?.focus()
            }}
          >
            <FieldFields
              draft={draft}
              faults={faults}
              change={change}
              field={field}
              path={`fields.${index}`}
            />
          </Fold>
        ))}
      </ol>
      {fields.length === 0 && <p className="pt-3 text-sm text-quiet">{texts.noFields}</p>}
      <div className="flex flex-wrap gap-3 pt-4">
        {fieldKinds
          .filter((kind) => isColored || kind === 'text' || kind === 'choice')
          .map((kind) => (
            <Button
              key={kind}
              look="secondary"
              disabled={fields.length >= mostFields}
              onClick={() => {
                const step = addField(kind, area, firstLabels[kind], firstSamples[kind])
                change(step)
                opened.openNew(`field ${step(draft).fields.at(-1)?.id}`)
              }}
            >
              {texts.addField[kind]}
            </Button>
          ))}
      </div>
    </Section>
  )
}
