import { photoLooks } from '@tohfa/print-engine/scene/photo-looks'
import type { PhotoItem } from '@tohfa/print-engine/scene/scene'
import { Checkbox } from '#ui/form/choice.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { FollowField } from './follow-field.tsx'
import type { ItemEditor } from './item-editor.ts'
import { SizeFields } from './place-fields.tsx'

const masks = ['rect', 'round', 'ellipse', 'heart'] as const satisfies PhotoItem['mask'][]

/** A frame for a shopper's photo. */
export function PhotoFields(editor: ItemEditor<PhotoItem>) {
  const { draft, item, control, change } = editor
  return (
    <>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
        <FollowField
          {...control('field')}
          draft={draft}
          kind="photo"
          label={texts.photoFrom}
          none={texts.photoNone}
          value={item.field}
          onChange={(field) => change({ field })}
        />
        <SelectField
          {...control('mask')}
          label={texts.mask}
          value={item.mask}
          options={masks.map((value) => ({ value, label: texts.masks[value] }))}
          onChange={({ currentTarget }) => change({ mask: currentTarget.value })}
        />
        <SizeFields {...editor} />
        <SelectField
          {...control('look')}
          label={texts.look}
          value={item.look}
          options={photoLooks.map((value) => ({ value, label: texts.looks[value] }))}
          onChange={({ currentTarget }) => change({ look: currentTarget.value })}
        />
      </div>
      <Checkbox
        name={control('flip').name}
        value="on"
        label={texts.flip}
        checked={item.flip}
        onChange={(flip) => change({ flip })}
      />
    </>
  )
}
