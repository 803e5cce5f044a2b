import { useEffect, useState } from 'react'
import { discountedPaise } from '@tohfa/contract/catalog/discounted-paise'
import { formatRupees, toPaise, toRupees } from '@tohfa/contract/shared/money'
import { taxClassOf } from '@tohfa/contract/tax/default-classes'
import { betweenSlabs, isBetweenSlabs } from '@tohfa/contract/tax/rate-for'
import type { TaxClass } from '@tohfa/contract/tax/tax-classes'
import { call } from '#platform/api/api-client.ts'
import { Field } from '#ui/form/field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { useMay } from '#admin/frame/staff-role.ts'
import type { DraftChange } from './change-draft.ts'
import type { ProductDraft } from './product-draft.ts'
import { productFormTexts as texts } from './product-form.texts.ts'
import type { DraftErrors } from './send-draft.ts'

/** The tax of the product, where it differs from that of its type. */
export function TaxFields({
  draft,
  errors,
  change,
}: {
  draft: ProductDraft
  errors: DraftErrors
  change: (change: DraftChange) => void
}) {
  const classes = useTaxClasses()
  const keys = new Set([...classes.map(({ key }) => key), ...[draft.taxClass].filter(Boolean)])
  const warning = slabWarning(draft, classes)
  const field = (name: 'taxClass' | 'hsn') => ({
    label: texts[name],
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      change({ kind: 'field', field: name, value }),
  })
  return (
    <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2 lg:grid-cols-4">
      <SelectField
        {...field('taxClass')}
        hint={texts.taxClassHint}
        options={[
          { value: '', label: texts.taxClassOfType },
          ...[...keys].map((key) => ({ value: key, label: key })),
        ]}
      />
      <Field {...field('hsn')} inputMode="numeric" maxLength={8} hint={texts.hsnHint} />
      <p aria-live="polite" className="text-sm font-medium text-warning sm:col-span-2">
        {warning}
      </p>
    </div>
  )
}

/** The form works without the list of classes: the select then has the product's own. */
function useTaxClasses(): readonly TaxClass[] {
  const [classes, setClasses] = useState<readonly TaxClass[]>([])
  const may = useMay()('GET /admin/tax-classes')
  useEffect(() => {
    if (!may) return undefined
    const controller = new AbortController()
    const read = async () => {
      const answer = await call('GET /admin/tax-classes', { signal: controller.signal })
      if (answer.success) setClasses(answer.data)
    }
    void read()
    return () => controller.abort()
  }, [may])
  return classes
}

/**
 * A price that fits neither slab of its class earns less than the price at the start of that range.
 */
function slabWarning(draft: ProductDraft, classes: readonly TaxClass[]): string {
  const { productType, taxClass, price, discount } = draft
  const key = productType ? taxClassOf({ taxClass: taxClass || null, productType }) : ''
  const found = classes.find((one) => one.key === key)
  if (!found || found.above === null || found.rateAbove === null) return ''
  const rates = {
    rateBp: toPaise(found.rate),
    abovePaise: toPaise(found.above),
    rateAboveBp: toPaise(found.rateAbove),
  }
  const paid = discountedPaise(toPaise(Number(price)), Number(discount))
  const gap = betweenSlabs(rates)
  if (!gap || !isBetweenSlabs(rates, paid)) return ''
  const rupees = (paise: number) => formatRupees(toRupees(paise))
  return texts.betweenSlabs(rupees(gap.abovePaise), rupees(gap.upToPaise), String(found.rateAbove))
}
