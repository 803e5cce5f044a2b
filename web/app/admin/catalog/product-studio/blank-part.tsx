import { Plus } from 'lucide'
import { useRef } from 'react'
import { type BlankId, blankIds } from '@tohfa/print-engine/scene/blanks'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { AreaFields } from './area-fields.tsx'
import { addArea, withBlank, withOwnAreas } from './change-areas.ts'
import type { Editor } from './editor.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { Section } from './section.tsx'
import { areasOf } from './studio-draft.ts'

const mostAreas = 4

/** The blank and its printed areas in millimetres (docs/studio.md section 1). */
export function BlankPart({ draft, faults, change }: Editor) {
  const heading = useRef<HTMLHeadingElement>(null)
  const areas = areasOf(draft)
  const isOwn = draft.areas !== undefined
  return (
    <Section heading={texts.printedOn} headingRef={heading}>
      <SelectField
        name="blank"
        label={texts.blank}
        hint={texts.blankHint}
        value={draft.blank}
        error={faults['blank']}
        options={blankIds.map((value) => ({ value, label: texts.blanks[value] }))}
        onChange={({ currentTarget }) => change(withBlank(currentTarget.value as BlankId))}
        className="max-w-sm"
      />
      <ul className="pb-2 text-sm text-quiet">
        {!isOwn &&
          areas.map((area) => (
            <li key={area.id}>
              {texts.areaFigures(labelOf(area), area.width, area.height, area.bleed)}
            </li>
          ))}
      </ul>
      <Switch
        label={texts.ownAreas}
        hint={texts.ownAreasHint}
        checked={isOwn}
        onChange={(on) => change(withOwnAreas(on))}
      />
      {isOwn && (
        <>
          {areas.map((area, index) => (
            <AreaFields
              key={area.id}
              blank={draft.blank}
              area={area}
              index={index}
              isOnly={areas.length === 1}
              faults={faults}
              change={change}
              onRemoved={() => heading.current?.focus()}
            />
          ))}
          <Button
            look="secondary"
            className="mt-2"
            disabled={areas.length >= mostAreas}
            onClick={() => change(addArea(texts.newArea(areas.length + 1)))}
          >
            <Icon shape={Plus} className="size-4" />
            {texts.addArea}
          </Button>
        </>
      )}
    </Section>
  )
}
