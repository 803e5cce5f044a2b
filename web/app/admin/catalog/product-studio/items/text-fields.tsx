import { lettersBound } from '@tohfa/print-engine/scene/bounds'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { TextArea } from '#ui/form/field.tsx'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import { fieldsOfKind } from '#admin/catalog/product-studio/change-fields.ts'
import { FontTiles } from '#admin/catalog/product-studio/fonts/font-tiles.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { offeredFonts } from '#admin/catalog/product-studio/studio-draft.ts'
import { FollowField } from './follow-field.tsx'
import type { ItemEditor } from './item-editor.ts'
import { LetterFields } from './letter-fields.tsx'
import { OutlineFields } from './outline-fields.tsx'
import { PaintFields } from './paint-fields.tsx'

const firstOutline = { color: '#ffffff', width: 0.5 }

/** A text: its content or field, and its typography. */
export function TextFields({ draft, item, control, change }: ItemEditor<TextItem>) {
  const followed = fieldsOfKind(draft, 'text').find(({ id }) => id === item.field)
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <FollowField
          {...control('field')}
          draft={draft}
          kind="text"
          label={texts.wordsFrom}
          none={texts.wordsOurs}
          value={followed?.id}
          onChange={(field) => change({ field })}
        />
        {!followed && (
          <TextArea
            {...control('text')}
            label={texts.words}
            rows={2}
            maxLength={lettersBound[1]}
            value={item.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        )}
      </div>
      <FontTiles
        name={control('font').name}
        words={followed ? (followed.sample ?? '') : item.text}
        error={control('font').error}
        fonts={offeredFonts(draft)}
        value={item.font}
        onChange={(font) => change({ font })}
      />
      <LetterFields item={item} control={control} change={change} />
      <PaintFields
        draft={draft}
        item={item}
        control={control}
        change={change}
        color={
          <ColorField
            {...control('color')}
            label={texts.color}
            value={item.color}
            onChange={(color) => change({ color })}
          />
        }
      />
      <OutlineFields
        path="outline"
        value={item.outline}
        first={firstOutline}
        control={control}
        onChange={(outline) => change({ outline })}
      />
    </>
  )
}
