import { Plus } from 'lucide'
import { useRef } from 'react'
import type { TemplateField } from '@tohfa/print-engine/scene/template-fields'
import { Button } from '#ui/button.tsx'
import { Checkbox, Radio } from '#ui/form/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { withField } from '#admin/catalog/product-studio/change-fields.ts'
import { controlAt, type Editor } from '#admin/catalog/product-studio/editor.ts'
import { LabelFields } from '#admin/catalog/product-studio/label-fields.tsx'
import { itemName } from '#admin/catalog/product-studio/items/item-name.ts'
import { useMotifIndex } from '#studio/motifs/motif-index.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { freeId, itemsOf } from '#admin/catalog/product-studio/studio-draft.ts'

type FieldChoice = NonNullable<TemplateField['choices']>[number]
const mostChoices = 20

/** The choices of a field, and the items of the template that each choice shows. */
export function ChoicesFields({
  draft,
  faults,
  change,
  field,
  path,
}: Editor & { field: TemplateField; path: string }) {
  const adding = useRef<HTMLButtonElement>(null)
  const { index: motifs } = useMotifIndex()
  const choices = field.choices ?? []
  const put = (next: readonly FieldChoice[]) => change(withField(field.id, { choices: [...next] }))
  const set = (id: string, part: Partial<FieldChoice>) =>
    put(choices.map((one) => (one.id === id ? { ...one, ...part } : one)))

  function remove(removed: string) {
    const left = choices.filter(({ id }) => id !== removed)
    const sample = field.sample === removed ? (left[0]?.id ?? null) : field.sample
    change(withField(field.id, { choices: left, sample }))
    adding.current?.focus()
  }

  return (
    <div className="flex flex-col gap-4 pt-2">
      {choices.map((choice, index) => (
        <fieldset key={choice.id} className="min-w-0 border-l-2 border-hairline pl-4">
          <legend className="sr-only">{texts.choice(index + 1, choice.label)}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <LabelFields
              labels={choice}
              control={controlAt(faults, `${path}.choices.${index}`)}
              set={(part) => set(choice.id, part)}
            />
          </div>
          <Radio
            name={`${path}.sample`}
            value={choice.id}
            label={texts.chosenFirst}
            checked={field.sample === choice.id}
            onChange={() => change(withField(field.id, { sample: choice.id }))}
          />
          <p className="pt-1 text-sm font-medium">{texts.shows}</p>
          {itemsOf(draft).map((item) => (
            <Checkbox
              key={item.id}
              name={`${path}.choices.${index}.shows`}
              value={item.id}
              label={itemName(draft, item, motifs)}
              checked={choice.shows.includes(item.id)}
              onChange={(on) =>
                set(choice.id, {
                  shows: on
                    ? [...choice.shows, item.id]
                    : choice.shows.filter((id) => id !== item.id),
                })
              }
            />
          ))}
          {choices.length > 1 && (
            <Button look="quiet" className="-ml-5" onClick={() => remove(choice.id)}>
              {texts.removeChoice}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        ref={adding}
        look="secondary"
        className="self-start"
        disabled={choices.length >= mostChoices}
        onClick={() =>
          put([
            ...choices,
            { id: freeId('choice', choices), label: `Choice ${choices.length + 1}`, shows: [] },
          ])
        }
      >
        <Icon shape={Plus} className="size-4" />
        {texts.addChoice}
      </Button>
    </div>
  )
}
