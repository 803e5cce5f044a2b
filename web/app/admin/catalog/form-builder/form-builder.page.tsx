import { Plus } from 'lucide'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { newField, type BuiltField } from './built-field.ts'
import { FieldEditor } from './field-editor.tsx'
import { formBuilderTexts as texts } from './form-builder.texts.ts'
import { FormPreview } from './form-preview.tsx'

/** docs/product.md 15.14: fields on the left, the resulting form on the right. */
export default function FormBuilderPage() {
  const [fields, setFields] = useState<readonly BuiltField[]>(() => [newField()])
  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="pb-1 text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="max-w-prose pb-6 text-sm text-quiet">{texts.sentence}</p>
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <section aria-labelledby="fields-heading" className="flex min-w-0 flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="fields-heading" className="text-lg font-semibold">
              {texts.fields}
            </h2>
            <Button look="secondary" onClick={() => setFields([...fields, newField()])}>
              <Icon shape={Plus} className="size-4" />
              {texts.add}
            </Button>
          </div>
          {fields.map((field, index) => (
            <FieldEditor
              key={field.id}
              field={field}
              number={index + 1}
              onChange={(change) =>
                setFields(fields.map((one) => (one.id === field.id ? { ...one, ...change } : one)))
              }
              onRemove={() => setFields(fields.filter(({ id }) => id !== field.id))}
            />
          ))}
        </section>
        <section aria-labelledby="preview-heading" className="min-w-0">
          <div className="lg:sticky lg:top-20">
            <h2
              id="preview-heading"
              className="mb-4 flex min-h-11 items-center text-lg font-semibold"
            >
              {texts.preview}
            </h2>
            <div className="border border-hairline bg-surface p-5">
              <FormPreview fields={fields} />
            </div>
          </div>
        </section>
      </div>
    </div>
  )
}
