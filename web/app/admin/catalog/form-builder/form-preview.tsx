import { useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { wrongWith, type BuiltField } from './built-field.ts'
import { formBuilderTexts as texts } from './form-builder.texts.ts'

/** The form made of the fields. Submit confirms and logs the values. */
export function FormPreview({ fields }: { fields: readonly BuiltField[] }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<Record<string, string>>({})
  const [isTried, setTried] = useState(false)
  const valueOf = ({ id }: BuiltField) => values[id] ?? ''

  function submit() {
    setTried(true)
    const wrong = fields.findIndex((field) => wrongWith(field, valueOf(field)))
    if (wrong !== -1) {
      form.current?.querySelectorAll<HTMLElement>('input, textarea')[wrong]?.focus()
      return
    }
    const entered = fields.map((field) => [field.name || field.label, valueOf(field)])
    // oxlint-disable-next-line no-console -- docs/product.md 15.14
    console.log(Object.fromEntries(entered))
    toast('success', texts.submitted)
    setTried(false)
    setValues({})
  }

  if (fields.length === 0) return <p className="text-quiet">{texts.empty}</p>
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {fields.map((field, index) => {
        const { id, name, type, required } = field
        const shared = {
          label: field.label || name || texts.unnamed(index + 1),
          name: name || id,
          required,
          value: valueOf(field),
          error: isTried ? wrongWith(field, valueOf(field)) : undefined,
          onChange: (event: { currentTarget: { value: string } }) =>
            setValues({ ...values, [id]: event.currentTarget.value }),
        }
        if (type === 'textarea') return <TextArea key={id} {...shared} rows={3} />
        return (
          <Field
            key={id}
            {...shared}
            type={type}
            {...(type === 'number' && { min: field.minValue, max: field.maxValue, step: 'any' })}
          />
        )
      })}
      <Button type="submit" className="self-start">
        {texts.submit}
      </Button>
    </form>
  )
}
