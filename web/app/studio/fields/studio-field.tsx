import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { labelOf } from '#platform/i18n/label-of.ts'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { ColorField } from './color-field.tsx'
import type { FieldMessage } from './field-row.tsx'
import { PhotoField } from '#studio/photos/photo-field.tsx'
import type { TakenPhoto } from '#studio/photos/photo-file.ts'
import { TextField } from './text-field.tsx'
import type { DraftPhoto } from '#studio/draft/draft-photo.ts'

type Props = {
  field: TemplateField
  /** The value; null for none. */
  value: string | null
  photo: DraftPhoto | undefined
  message: FieldMessage | undefined
  onChange: (value: string | null) => void
  onPhoto: (taking: Promise<TakenPhoto>) => Promise<void>
  /** Opens what moves the photo in its frame. */
  onCrop?: (() => void) | undefined
}

/** One field of a template; `onTouch` is called when it gets the focus. */
export function StudioField({ onTouch, ...props }: Props & { onTouch: () => void }) {
  return (
    <div role="presentation" onFocus={onTouch} onPointerDown={onTouch}>
      <FieldOfKind {...props} />
    </div>
  )
}

function FieldOfKind({ field, value, photo, message, onChange, onPhoto, onCrop }: Props) {
  const label = labelOf(field)
  const shared = { field, label, message }
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} value={value ?? ''} onChange={onChange} />
    case 'photo':
      return (
        <PhotoField
          {...shared}
          photo={photo}
          onPick={onPhoto}
          onRemove={() => onChange(null)}
          onCrop={onCrop}
        />
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
