import { useRef } from 'react'
import { blanks } from '@tohfa/print-engine/scene/blanks'
import { mostItemsOfArea } from '@tohfa/print-engine/scene/bounds'
import type { MotifItem } from '@tohfa/print-engine/scene/scene'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/choice.tsx'
import {
  addItem,
  moveItem,
  newItem,
  removeItem,
  withGround,
  type ItemBegin,
} from '#admin/catalog/product-studio/change-items.ts'
import { ColorField } from '#admin/catalog/product-studio/color-field.tsx'
import type { Editor } from '#admin/catalog/product-studio/editor.ts'
import { Fold } from '#admin/catalog/product-studio/fold.tsx'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { Section } from '#admin/catalog/product-studio/section.tsx'
import { sceneAreaOf } from '#admin/catalog/product-studio/studio-draft.ts'
import { faultsBelow } from '#admin/catalog/product-studio/studio-faults.ts'
import { itemKey, type Opened } from '#admin/catalog/product-studio/use-opened.ts'
import { useMotifIndex } from '#studio/motifs/motif-index.ts'
import { loadMotif } from '#studio/motifs/load-motif.ts'
import { ItemFields } from './item-fields.tsx'
import { itemName } from './item-name.ts'
import { heightOf } from './motif-fields.tsx'

const firstMotif = 'lotus'

/** The items of one area, from back to front, and its background. */
export function TemplatePart({
  draft,
  faults,
  change,
  area,
  opened,
  onSelect,
}: Editor & {
  area: { id: string; label: string }
  opened: Opened
  /** Selects items on the picture. */
  onSelect: (ids: readonly string[]) => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { index: motifs } = useMotifIndex()
  const { items, background } = sceneAreaOf(draft, area.id)
  const at = draft.template.areas.findIndex(({ id }) => id === area.id)
  const { cloth } = blanks[draft.blank]

  function add(begin: ItemBegin) {
    const item = newItem(draft, area.id, begin)
    change(addItem(area.id, item))
    onSelect([item.id])
    opened.openNew(itemKey(area.id, item.id))
  }

  return (
    <Section heading={texts.template(area.label)} hint={texts.templateHint} headingRef={heading}>
      {!cloth && (
        <div className="grid items-end gap-x-4 sm:grid-cols-2">
          <Checkbox
            name="ground"
            value="on"
            label={texts.ground}
            checked={background !== null}
            onChange={(on) => change(withGround(area.id, on ? '#ffffff' : null))}
          />
          {background === null && <p className="pb-2 text-sm text-quiet">{texts.noGround}</p>}
          {background !== null && (
            <ColorField
              label={texts.groundColor}
              name={`template.areas.${at}.background`}
              value={background}
              error={faults[`template.areas.${at}.background`]}
              onChange={(color) => change(withGround(area.id, color))}
            />
          )}
        </div>
      )}
      <ol className="border-t border-hairline">
        {items.map((item, index) => {
          const path = `template.areas.${at}.items.${index}`
          const key = itemKey(area.id, item.id)
          const { isOpen, isNew, onToggle } = opened.of(key)
          return (
            <Fold
              key={key}
              name={itemName(draft, item, motifs)}
              isOpen={isOpen}
              isNew={isNew}
              onToggle={() => {
                onSelect(isOpen ? [] : [item.id])
                onToggle()
              }}
              isFaulty={Object.keys(faultsBelow(faults, path)).length > 0}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => change(moveItem(area.id, item.id, by))}
              onRemove={() => {
                change(removeItem(area.id, item.id))
                heading.current?.focus()
              }}
            >
              <ItemFields
                draft={draft}
                faults={faults}
                change={change}
                area={area.id}
                item={item}
                path={path}
              />
            </Fold>
          )
        })}
      </ol>
      {items.length === 0 && <p className="pt-3 text-sm text-quiet">{texts.nothingHere}</p>}
      <AddButtons draft={draft} area={area.id} isFull={items.length >= mostItemsOfArea} add={add} />
    </Section>
  )
}

/**
 * The kinds of items that can be added; a blank with a single ink has text and motifs only
 * (docs/studio.md 1.1).
 */
function AddButtons({
  draft,
  area,
  isFull,
  add,
}: Pick<Editor, 'draft'> & { area: string; isFull: boolean; add: (begin: ItemBegin) => void }) {
  const isColored = blanks[draft.blank].ink === 'full'

  async function addMotif() {
    const drawing = await loadMotif(firstMotif)
    const { width } = newItem(draft, area, { kind: 'motif' }) as MotifItem
    add({ kind: 'motif', motif: firstMotif, ...(drawing && { height: heightOf(drawing, width) }) })
  }

  return (
    <div className="flex flex-wrap gap-3 pt-4">
      <Button
        look="secondary"
        disabled={isFull}
        onClick={() => add({ kind: 'text', text: texts.firstWords })}
      >
        {texts.addWords}
      </Button>
      <Button look="secondary" disabled={isFull} onClick={() => void addMotif()}>
        {texts.addMotif}
      </Button>
      {isColored && (
        <Button look="secondary" disabled={isFull} onClick={() => add({ kind: 'shape' })}>
          {texts.addShape}
        </Button>
      )}
    </div>
  )
}
