import type { MovedReport, MovingAnswers } from '@tohfa/contract/catalog/moving/moving'
import { optionUses } from '@tohfa/contract/catalog/moving/moving-choices'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { MovedType } from './moved-type.tsx'
import { movingInTexts as texts, optionUseLabels } from './moving-in.texts.ts'

const nothing = { value: '', label: texts.chooseOne }

/** What the file does not say: types, options, and what to do where there is a choice. */
export function MovedChoices({
  report,
  answers,
  onChange,
}: {
  report: MovedReport
  answers: MovingAnswers
  onChange: (change: Partial<MovingAnswers>) => void
}) {
  return (
    <div className="flex flex-col gap-4 pt-6">
      <h3 className="font-semibold">{texts.types}</h3>
      <p className="text-sm text-quiet">{texts.typesSentence}</p>
      {report.types.map(({ name, products, answer }) => (
        <MovedType
          key={name}
          name={texts.typeOf(name || texts.noType, products)}
          answer={answers.types?.[name] ?? answer}
          onChange={(type) => onChange({ types: { ...answers.types, [name]: type } })}
        />
      ))}
      {report.options.length > 0 && <h3 className="font-semibold">{texts.options}</h3>}
      <div className="grid gap-x-4 sm:grid-cols-2">
        {report.options.map(({ name, values, use }) => (
          <SelectField
            key={name}
            label={texts.optionOf(name, values.join(', '))}
            value={answers.options?.[name] ?? use ?? ''}
            options={[
              nothing,
              ...optionUses.map((value) => ({ value, label: optionUseLabels[value] })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const chosen = optionUses.find((one) => one === value)
              if (chosen) onChange({ options: { ...answers.options, [name]: chosen } })
            }}
          />
        ))}
      </div>
      <h3 className="font-semibold">{texts.more}</h3>
      <Field
        label={texts.discount}
        hint={texts.discountHint}
        className="max-w-sm"
        type="number"
        min={1}
        max={80}
        value={answers.discount}
        onChange={({ currentTarget: { valueAsNumber: discount } }) =>
          onChange({ discount: discount >= 1 && discount <= 80 ? discount : 1 })
        }
      />
      <Switch
        label={texts.separatePrices}
        checked={answers.separatePrices}
        onChange={(separatePrices) => onChange({ separatePrices })}
      />
      <Switch
        label={texts.leaveOut}
        checked={answers.leaveOut}
        onChange={(leaveOut) => onChange({ leaveOut })}
      />
    </div>
  )
}
