import { Switch } from '#ui/form/switch.tsx'
import type { Editor } from './editor.ts'
import { NumberField } from './number-field.tsx'
import { productStudioTexts as texts } from './product-studio.texts.ts'
import { Section } from './section.tsx'
import { areasOf } from './studio-draft.ts'

/** Whether a print is optional or mandatory, and its price (docs/studio.md 10.4). */
export function SalePart({ draft, faults, change }: Editor) {
  return (
    <Section heading={texts.sale}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Switch
          label={texts.live}
          hint={texts.liveHint}
          checked={draft.live}
          onChange={(live) => change((draft) => ({ ...draft, live }))}
        />
        <Switch
          label={texts.required}
          hint={texts.requiredHint}
          checked={draft.required}
          onChange={(required) => change((draft) => ({ ...draft, required }))}
        />
        <NumberField
          name="surcharge"
          label={texts.surcharge}
          hint={texts.surchargeHint}
          value={draft.surcharge}
          error={faults['surcharge']}
          onChange={(surcharge) => change((draft) => ({ ...draft, surcharge }))}
        />
        {areasOf(draft).length > 1 && (
          <NumberField
            name="extraArea"
            label={texts.extraArea}
            hint={texts.extraAreaHint}
            value={draft.extraArea}
            error={faults['extraArea']}
            onChange={(extraArea) => change((draft) => ({ ...draft, extraArea }))}
          />
        )}
      </div>
    </Section>
  )
}
