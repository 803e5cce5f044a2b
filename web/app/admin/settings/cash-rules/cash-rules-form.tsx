import { useEffect, useRef, useState } from 'react'
import type { CashRules } from '@tohfa/contract/orders/cash-rules'
import { customisedRules } from '@tohfa/contract/orders/cash-states'
import { latinDigits } from '@tohfa/contract/shared/identifiers'
import { call } from '#platform/api/api-client.ts'
import { useGet } from '#platform/api/use-get.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextArea } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useFieldErrors } from '#admin/frame/use-field-errors.ts'
import { useFocusFirstWrong } from '#admin/frame/use-focus-first-wrong.ts'
import { cashRulesFormTexts as texts } from './cash-rules.texts.ts'

/** The rules as typed. */
type Draft = {
  confirm: boolean
  max: string
  maxRefusals: string
  customised: CashRules['customised']
  advancePercent: string
  blockedPincodes: string
}

/** The rules for cash orders: a section of the settings, for owners. */
export function CashRulesSection({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { latest, reload } = useGet('GET /admin/cod-rules', {})
  return (
    <section aria-labelledby="cash-rules">
      <h2 id="cash-rules" className="text-lg font-semibold">
        {texts.heading}
      </h2>
      <p className="max-w-2xl pb-4 text-sm text-quiet">{texts.sentence}</p>
      {latest?.success ? (
        <RulesForm rules={latest.data} onDirty={onDirty} />
      ) : latest ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{texts.notRead}</p>
          <Button look="secondary" onClick={reload}>
            {texts.tryAgain}
          </Button>
        </div>
      ) : (
        <Skeleton className="h-64 max-w-3xl" />
      )}
    </section>
  )
}

function RulesForm({ rules, onDirty }: { rules: CashRules; onDirty: (isDirty: boolean) => void }) {
  const [saved, setSaved] = useState(() => draftOf(rules))
  const [draft, setDraft] = useState(saved)
  const { errors, setErrors, onChange } = useFieldErrors()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const focusFirstWrong = useFocusFirstWrong(form)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  async function save() {
    setBusy(true)
    const answer = await call('PUT /admin/cod-rules', { body: bodyOf(draft) })
    setBusy(false)
    setErrors(answer.success ? {} : byField(answer.fields ?? {}))
    if (answer.success) {
      const kept = draftOf(answer.data)
      setSaved(kept)
      setDraft(kept)
      return toast('success', texts.saved, 'cash-rules')
    }
    toast('error', answer.error, 'cash-rules')
    focusFirstWrong()
  }

  const typed = (name: keyof Draft) => ({
    name,
    value: String(draft[name]),
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setDraft((now) => ({ ...now, [name]: currentTarget.value })),
  })
  return (
    <form
      ref={form}
      noValidate
      onChange={onChange}
      aria-labelledby="cash-rules"
      className="grid max-w-3xl gap-x-4 gap-y-2 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <div className="sm:col-span-2">
        <Switch
          label={texts.confirm}
          hint={texts.confirmHint}
          checked={draft.confirm}
          onChange={(confirm) => setDraft((now) => ({ ...now, confirm }))}
        />
      </div>
      <Field
        label={texts.max}
        hint={texts.maxHint}
        inputMode="decimal"
        autoComplete="off"
        {...typed('max')}
      />
      <Field
        label={texts.maxRefusals}
        hint={texts.maxRefusalsHint}
        inputMode="numeric"
        autoComplete="off"
        {...typed('maxRefusals')}
      />
      <SelectField
        label={texts.customised}
        options={customisedRules.map((value) => ({ value, label: texts.customisedRules[value] }))}
        {...typed('customised')}
      />
      <Field
        label={texts.advancePercent}
        hint={texts.advancePercentHint}
        inputMode="numeric"
        autoComplete="off"
        {...typed('advancePercent')}
      />
      <TextArea
        label={texts.blockedPincodes}
        hint={texts.blockedPincodesHint}
        rows={3}
        className="sm:col-span-2"
        {...typed('blockedPincodes')}
      />
      <div className="sm:col-span-2 pt-1">
        <Button type="submit" busy={busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function draftOf(rules: CashRules): Draft {
  return {
    confirm: rules.confirm,
    max: rules.max === null ? '' : String(rules.max),
    maxRefusals: rules.maxRefusals === null ? '' : String(rules.maxRefusals),
    customised: rules.customised,
    advancePercent: String(rules.advancePercent),
    blockedPincodes: rules.blockedPincodes.join('\n'),
  }
}

const number = (typed: string) => Number(latinDigits(typed).trim() || Number.NaN)
const optional = (typed: string) => (typed.trim() === '' ? null : number(typed))

function bodyOf(draft: Draft) {
  return {
    ...draft,
    max: optional(draft.max),
    maxRefusals: optional(draft.maxRefusals),
    advancePercent: number(draft.advancePercent),
    blockedPincodes: draft.blockedPincodes.split(/[\n,;]+/).filter((one) => one.trim() !== ''),
  }
}

/** An error of one PIN code is shown at the field of all. */
function byField(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, sentence]) => [path.split('.')[0] ?? path, sentence]),
  )
}
