import { Suspense, useState, type SubmitEvent } from 'react'
import type { Collecting } from '@tohfa/contract/studio/name-lists/collecting'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { call, type Failed } from '#platform/api/api-client.ts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { formatDate } from '#platform/i18n/dates.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { SuccessMessage } from '#ui/success-message.tsx'
import { StudioField } from '#studio/fields/studio-field.tsx'
import { collectTexts as texts } from './collect.texts.ts'
import { keepOwnRow, readOwnRow } from './own-row.ts'

const CollectPreview = lazyPart(() => import('./collect-preview.tsx'))

/** One person's row: its fields, and the picture of the piece. */
export function CollectForm({ token, list }: { token: string; list: Collecting }) {
  const { product, fields, colors, sizes } = list
  const [own, setOwn] = useState(() => readOwnRow(token))
  const [values, setValues] = useState<FieldValues>(own?.values ?? {})
  const [color, setColor] = useState(own?.color ?? list.color)
  const [size, setSize] = useState(own?.size ?? list.size ?? '')
  const [note, setNote] = useState(own?.note ?? '')
  const [busy, setBusy] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failed | null>(null)
  const day = formatDate(list.until)

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setDone(null)
    setFailure(null)
    const body = { values, color, ...(size && { size }), ...(note && { note }) }
    const answer = own
      ? await call('PUT /collect/:token/:receipt', {
          params: { token, receipt: own.receipt },
          body,
        })
      : await call('POST /collect/:token', { params: { token }, body })
    setBusy(false)
    if (!answer.success) {
      setFailure(answer)
      // Its row is gone: the next press fills in another.
      if (answer.code === 'receipt_not_found') {
        keepOwnRow(token, null)
        setOwn(null)
      }
      return
    }
    const kept = { receipt: answer.data.receipt, values, color, size, note }
    keepOwnRow(token, kept)
    setDone(own ? texts.changed : texts.sent)
    setOwn(kept)
  }

  const refusal = (path: string) => failure?.fields?.[path]
  const isAtField =
    failure?.fields !== undefined &&
    Object.keys(failure.fields).every(
      (path) =>
        /^(?:color|size|note)$/.test(path) || fields.some(({ id }) => path === `values.${id}`),
    )
  return (
    <div className="page max-w-5xl py-8">
      <h1 dir="auto" className="text-2xl font-semibold tracking-tight wrap-anywhere">
        {texts.heading(list.title)}
      </h1>
      <p className="pt-1 text-sm text-quiet">
        <bdi>{texts.on(titleOf(product))}</bdi>
        <span className="block">{texts.until(day)}</span>
      </p>
      <div className="grid gap-8 pt-6 md:grid-cols-2">
        <div className="relative aspect-4/5 w-full bg-sunken">
          <Suspense>
            <CollectPreview productId={product.id} values={values} color={color} />
          </Suspense>
        </div>
        <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
          {fields.map((field) => {
            const sentence = refusal(`values.${field.id}`)
            return (
              <StudioField
                key={field.id}
                field={field}
                value={values[field.id] ?? null}
                photo={undefined}
                message={sentence ? { level: 'stop', sentence } : undefined}
                onTouch={() => undefined}
                onChange={(value) => setValues({ ...values, [field.id]: value })}
                onPhoto={() => Promise.resolve()}
              />
            )
          })}
          {colors.length > 1 && (
            <SelectField
              label={texts.color}
              name="color"
              value={color}
              error={refusal('color')}
              options={colors.map((value) => ({ value, label: choiceWord(value) }))}
              onChange={({ currentTarget }) => setColor(currentTarget.value)}
            />
          )}
          {sizes.length > 0 && (
            <SelectField
              label={texts.size}
              name="size"
              value={size}
              error={refusal('size')}
              options={[
                ...(size === '' ? [{ value: '', label: texts.chooseSize }] : []),
                ...sizes.map((value) => ({ value, label: choiceWord(value) })),
              ]}
              onChange={({ currentTarget }) => setSize(currentTarget.value)}
            />
          )}
          <Field
            label={texts.note}
            name="note"
            value={note}
            maxLength={200}
            error={refusal('note')}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {failure && !isAtField && (
            <p role="alert" className="text-sm font-medium text-danger">
              {failure.error}
            </p>
          )}
          {done && <SuccessMessage sentence={done} />}
          <Button type="submit" size="lg" busy={busy}>
            {own ? texts.change : texts.send}
          </Button>
          <p className="text-xs text-quiet">{texts.privacy}</p>
        </form>
      </div>
    </div>
  )
}
