import { useState } from 'react'
import { orderStatuses, type OrderStatus } from '@tohfa/contract/orders/orders'
import { orderStatusLabels } from '@tohfa/contract/orders/orders.texts'
import { Field, FieldFrame } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { DownloadButton } from './download-button.tsx'
import { download } from './import-export.calls.ts'
import { importExportTexts as texts } from './import-export.texts.ts'
import { Section } from './section.tsx'

const statuses = [
  { value: '', label: texts.anyStatus },
  ...orderStatuses.map((value) => ({ value, label: orderStatusLabels[value] })),
]

type ExportValues = { from: string; to: string; status: OrderStatus | '' }

/** Exports orders of a range of days, or all. */
export function ExportOrders() {
  const [filter, setFilter] = useState<ExportValues>({ from: '', to: '', status: '' })
  const change = (part: Partial<typeof filter>) => setFilter((now) => ({ ...now, ...part }))
  return (
    <Section heading={texts.orders} sentence={texts.ordersSentence}>
      <div className="grid gap-x-4 sm:grid-cols-3">
        <Field
          type="date"
          label={texts.from}
          value={filter.from}
          max={filter.to || undefined}
          onChange={({ currentTarget: { value: from } }) => change({ from })}
        />
        <Field
          type="date"
          label={texts.to}
          value={filter.to}
          min={filter.from || undefined}
          onChange={({ currentTarget: { value: to } }) => change({ to })}
        />
        <FieldFrame label={texts.status}>
          {(tie) => (
            <Select
              {...tie}
              options={statuses}
              value={filter.status}
              onChange={({ currentTarget: { value } }) =>
                change({ status: orderStatuses.find((known) => known === value) ?? '' })
              }
            />
          )}
        </FieldFrame>
      </div>
      <DownloadButton
        what={texts.orders}
        onDownload={() => download('GET /admin-export/orders', { query: filter })}
      />
    </Section>
  )
}
