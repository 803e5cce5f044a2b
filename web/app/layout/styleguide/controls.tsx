import { Search } from 'lucide'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { Checkbox, Radio } from '#ui/form/choice.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { RadioTiles } from '#ui/form/radio-tiles.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { styleguideTexts as texts } from './styleguide.texts.ts'

const looks = ['primary', 'secondary', 'quiet', 'danger'] as const

export function Buttons() {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {texts[look]}
          </Button>
        ))}
        <IconButton name={texts.icon}>
          <Icon shape={Search} className="size-6" />
        </IconButton>
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button size="lg">{texts.primary}</Button>
        <Button busy>{texts.busy}</Button>
        <Button disabled>{texts.disabled}</Button>
        <Button look="secondary" disabled>
          {texts.disabled}
        </Button>
      </div>
    </div>
  )
}

export function Fields() {
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
      <Field label={texts.field} name="name" hint={texts.fieldHint} />
      <Field label={texts.field} name="wrong" error={texts.fieldError} />
      <PasswordField label={texts.password} name="password" autoComplete="off" />
      <SelectField
        label={texts.select}
        name="select"
        options={texts.options.map((label) => ({ value: label, label }))}
      />
      <TextArea label={texts.message} name="message" rows={3} className="sm:col-span-2" />
    </div>
  )
}

export function Choices() {
  const [checked, setChecked] = useState(true)
  const [on, setOn] = useState(true)
  const [size, setSize] = useState<string | null>('M')
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div>
        <Checkbox
          name="checkbox"
          value="mug"
          label={texts.checkbox}
          count={1_234}
          checked={checked}
          onChange={setChecked}
        />
        <Radio
          name="radio"
          value="500"
          label={texts.radio}
          checked={!checked}
          onChange={() => setChecked(false)}
        />
        <Switch label={texts.switch} hint={texts.switchHint} checked={on} onChange={setOn} />
      </div>
      <RadioTiles
        legend={texts.tiles}
        name="tiles"
        tiles={['S', 'M', 'L', 'XL'].map((value) => ({
          value,
          label: value,
          ...(value === 'XL' && { note: texts.disabled, disabled: true }),
        }))}
        value={size}
        onChange={setSize}
      />
    </div>
  )
}
