import { Suspense, useRef, useState } from 'react'
import { type ProductType, productTypeSlugs } from '@tohfa/contract/catalog/product-type-labels'
import { typeLabel } from '#catalog/products/type-label.ts'
import { DefaultsForm } from '#admin/catalog/product-form/lazy-forms.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { LeaveGuard } from '#admin/frame/leave-guard.tsx'
import { Reading } from '#admin/frame/reading.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import type { Route } from './+types/product-defaults.page'
import { DefaultsList } from './defaults-list.tsx'
import { FillPart } from './fill-part.tsx'
import { productDefaultsTexts as texts } from './product-defaults.texts.ts'

export const clientLoader = adminLoader(({ signal }) =>
  call('GET /admin/product-defaults', { signal }),
)

/** What new products begin with, by their type (docs/product.md 3.18). */
export default function ProductDefaultsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const all = latest?.success ? latest.data : null
  const [type, setType] = useState<ProductType | ''>('')
  const [isDirty, setDirty] = useState(false)
  const isDone = useRef(false)
  const select = useRef<HTMLSelectElement>(null)
  const chosen = all?.filter(({ productType }) => type === '' || productType === type) ?? []

  function choose(next: ProductType | '') {
    setType(next)
    setDirty(false)
  }

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
      <p className="max-w-2xl pb-6 text-sm text-quiet">{texts.sentence}</p>
      <Reading answer={answer} known={all} texts={texts} reload={reload} />
      {all && (
        <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
          <div className="flex max-w-3xl flex-col gap-8">
            <div>
              <SelectField
                ref={select}
                label={texts.for}
                name="type"
                value={type}
                disabled={isDirty}
                options={[
                  { value: '', label: texts.allTypes },
                  ...productTypeSlugs.map((value) => ({ value, label: typeLabel(value) })),
                ]}
                onChange={({ currentTarget: { value } }) =>
                  choose(productTypeSlugs.find((one) => one === value) ?? '')
                }
                className="max-w-xs"
              />
              <Suspense fallback={<Skeleton className="h-96" />}>
                <DefaultsForm
                  key={`${type} ${JSON.stringify(chosen)}`}
                  chosen={chosen}
                  onDirty={setDirty}
                  onSaved={reload}
                />
              </Suspense>
            </div>
            <FillPart chosen={chosen} isDirty={isDirty} onFilled={reload} />
          </div>
          <DefaultsList
            all={all}
            onChange={(next) => {
              choose(next)
              select.current?.focus()
              select.current?.scrollIntoView({ block: 'center' })
            }}
          />
        </div>
      )}
      <LeaveGuard isDirty={isDirty} isDone={isDone} onLeave={() => setDirty(false)} />
    </div>
  )
}
