import { type FontId, fontIds, studioFonts } from '@tohfa/print-engine/fonts/fonts'
import { Checkbox } from '#ui/form/choice.tsx'
import { Switch } from '#ui/form/switch.tsx'
import type { Editor } from '#admin/catalog/product-studio/editor.ts'
import { productStudioTexts as texts } from '#admin/catalog/product-studio/product-studio.texts.ts'
import { Section } from '#admin/catalog/product-studio/section.tsx'
import { itemsOf, type DraftStep } from '#admin/catalog/product-studio/studio-draft.ts'
import { FontWord, useFontWords } from './font-word.tsx'

/** The fonts for shoppers: all of them, or some. */
export function FontsPart({ draft, faults, change }: Editor) {
  const wordOf = useFontWords()
  const { fonts } = draft
  const used = new Set(itemsOf(draft).flatMap((item) => (item.kind === 'text' ? item.font : [])))
  const isAll = fonts === undefined
  return (
    <Section heading={texts.fonts}>
      <Switch
        label={texts.allFonts}
        checked={isAll}
        onChange={(on) =>
          // Fonts of the template stay available.
          change(withFonts(on ? undefined : (font) => used.has(font)))
        }
      />
      {!isAll && (
        <div className="grid gap-x-6 pt-2 sm:grid-cols-2">
          {studioFonts.map(({ id, name }) => (
            <Checkbox
              key={id}
              name="fonts"
              value={id}
              label={name}
              picture={<FontWord font={id} outline={wordOf(id)} />}
              checked={fonts.includes(id)}
              onChange={(on) =>
                change(withFonts((font) => (font === id ? on : fonts.includes(font))))
              }
            />
          ))}
        </div>
      )}
      {faults['fonts'] && <p className="text-xs font-medium text-danger">{texts.fontsMissing}</p>}
    </Section>
  )
}

/** The number of selected fonts; all of them when none is selected. */
function withFonts(isChosen: ((font: FontId) => boolean) | undefined): DraftStep {
  return (draft) => {
    const all = { ...draft }
    delete all.fonts
    return isChosen ? { ...draft, fonts: fontIds.filter(isChosen) } : all
  }
}
