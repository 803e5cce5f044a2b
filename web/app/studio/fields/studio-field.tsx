import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { labelOf } from '#platform/i18n/label-of.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { ColorField } from './color-field.tsx'
import type { FieldMessage } from './field-row.tsx'
import { PhotoField } from '#studio/photos/photo-field.tsx'
import type { TakenPhoto } from '#studio/photos/photo-file.ts'
import { TextField } from './text-field.tsx'
import type { DraftPhoto } from '#studio/draft/use-draft.ts'

type Props = {
  field: TemplateField
  /** What somebody filled in; null for nothing. */
  value: string | null
  photo: DraftPhoto | undefined
  message: FieldMessage | undefined
  onChange: (value: string | null) => void
  onPhoto: (taken: TakenPhoto) => Promise<void>
}

/** One field of a template; `onTouch` is told when somebody comes to it. */
export function StudioField({ onTouch, ...props }: Props & { onTouch: () => void }) {
  return (
    <div role="presentation" onFocus={onTouch} onPointerDown={onTouch}>
      <FieldOfKind {...props} />
    </div>
  )
}

function FieldOfKind({ field, value, photo, message, onChange, onPhoto }: Props) {
  const label = labelOf(field)
  const shared = { field, label, message }
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} value={value ?? ''} onChange={onChange} />
    case 'photo':
      return (
        <PhotoField {...shared} photo={photo} onPick={onPhoto} onRemove={() => onChange(null)} />
      )
    case 'color':
      return <ColorField field={field} label={label} value={value} onChange={onChange} />
    case 'choice':
      return (
        <RadioTiles
          legend={label}
          name={`studio-${field.id}`}
          value={value ?? field.sample}
          onChange={onChange}
          tiles={(field.choices ?? []).map((choice) => ({
            value: choice.id,
            label: labelOf(choice),
          }))}
        />
      )
  }
}
