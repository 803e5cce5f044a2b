import { Download, RefreshCw } from 'lucide'
import { useState } from 'react'
import { isProductType, productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { addressOf } from '#platform/api/api-client.ts'
import { typeLabel } from '#catalog/products/type-label.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldFrame } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Icon } from '#ui/icon.tsx'
import { keepPressFile, type PrintQueueState } from './print-queue.data.ts'
import { printQueueTexts as texts } from './print-queue.texts.ts'

const types = [
  { value: '', label: texts.anyType },
  ...productTypeSlugs.map((value) => ({ value, label: typeLabel(value) })),
]

/** Filters the queue by day and product type; a whole day can be downloaded. */
export function PrintFilters({
  shown,
  onShow,
  onRefresh,
}: {
  shown: PrintQueueState
  onShow: (next: PrintQueueState) => void
  onRefresh: () => void
}) {
  const [busy, setBusy] = useState(false)
  const { day: _day, type: _type, ...others } = shown

  async function keepDay(day: string) {
    setBusy(true)
    await keepPressFile(addressOf('GET /admin/print-queue.zip', { query: { day } }))
    setBusy(false)
  }

  return (
    <fieldset
      aria-label={texts.filters}
      className="grid grid-cols-2 items-start gap-x-4 pt-4 md:flex md:flex-wrap"
    >
      <Field
        type="date"
        label={texts.day}
        value={shown.day ?? ''}
        onChange={({ currentTarget: { value: day } }) =>
          onShow({
            ...others,
            ...(shown.type && { type: shown.type }),
            ...(day && { day }),
            page: 1,
          })
        }
      />
      <FieldFrame label={texts.type} className="md:w-56">
        {(tie) => (
          <Select
            {...tie}
            options={types}
            value={shown.type ?? ''}
            onChange={({ currentTarget: { value: type } }) =>
              onShow({
                ...others,
                ...(shown.day && { day: shown.day }),
                ...(isProductType(type) && { type }),
                page: 1,
              })
            }
          />
        )}
      </FieldFrame>
      <div className="col-span-2 flex flex-wrap gap-3 md:pt-6">
        {shown.day && (
          <Button
            look="secondary"
            busy={busy}
            title={texts.dayZipHint}
            onClick={() => void keepDay(shown.day ?? '')}
          >
            <Icon shape={Download} className="size-4" />
            {texts.dayZip}
          </Button>
        )}
        <Button look="quiet" className="max-md:px-0 md:px-3" onClick={onRefresh}>
          <Icon shape={RefreshCw} className="size-4" />
          {texts.refresh}
        </Button>
      </div>
    </fieldset>
  )
}
