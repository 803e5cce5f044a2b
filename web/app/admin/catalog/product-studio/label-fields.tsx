import { Field } from '#ui/form/field.tsx'
import type { controlAt } from './editor.ts'
import { productStudioTexts as texts } from './product-studio.texts.ts'

type Labels = { label: string; labelHi?: string | undefined }

/** The label of a template element in both languages; `error` belongs to the first. */
export function LabelFields({
  labels,
  control,
  error = control('label').error,
  set,
  className,
}: {
  labels: Labels
  control: ReturnType<typeof controlAt>
  error?: string | undefined
  set: (part: Partial<Labels>) => void
  className?: string
}) {
  return (
    <>
      <Field
        {...control('label')}
        label={texts.label}
        value={labels.label}
        error={error}
        maxLength={80}
        onChange={({ currentTarget }) => set({ label: currentTarget.value })}
        className={className}
      />
      <Field
        {...control('labelHi')}
        label={texts.labelHi}
        lang="hi"
        value={labels.labelHi ?? ''}
        maxLength={80}
        onChange={({ currentTarget }) => set({ labelHi: currentTarget.value || undefined })}
        className={className}
      />
    </>
  )
}
