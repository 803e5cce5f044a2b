import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { documentKinds } from '@tohfa/contract/tax/document-kinds'
import { registerRowsPerPage } from '@tohfa/contract/tax/register-limits'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { DownloadButton } from '#admin/money/download-button.tsx'
import { monthOptions } from '#admin/money/tax/month-options.ts'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import { documentLabels } from '#orders/order/documents/documents.texts.ts'
import { addressOf, call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Route } from './+types/invoices.page'
import { DocumentRows } from './document-rows.tsx'
import { invoicesTexts as texts } from './invoices.texts.ts'
import { queryOf, readShown, type ShownDocuments } from './shown-documents.ts'
import { SumsTable } from './sums-table.tsx'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin/invoices', { query: readShown(query), signal }),
)

/** The register of tax documents (docs/product.md 15.29). */
export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { period, kind, search, page } = shown
  const { answer, latest, reload } = useLoaded(loaderData)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const list = latest?.success ? latest : null
  const isNarrowed = kind !== undefined || search !== undefined

  function show(change: Partial<ShownDocuments>) {
    setSelected(new Set())
    setParams(queryOf({ ...shown, page: 1, ...change }), { preventScrollReset: true })
  }
  function select(id: string, isSelected: boolean) {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pb-4">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
          <p className="text-sm text-quiet">{texts.sentence}</p>
        </div>
        <OrderSearch
          label={texts.search}
          search={search ?? ''}
          onSearch={(words) => show({ search: words || undefined })}
        />
      </div>
      <div className="flex flex-wrap gap-x-4">
        <SelectField
          label={texts.month}
          className="w-60"
          value={period}
          options={monthOptions(period, texts.soFar)}
          onChange={({ currentTarget: { value } }) => show({ period: value })}
        />
        <SelectField
          label={texts.kind}
          className="w-60"
          value={kind ?? ''}
          options={[
            { value: '', label: texts.anyKind },
            ...documentKinds.map((value) => ({ value, label: documentLabels[value] })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            show({ kind: documentKinds.find((known) => known === value) })
          }
        />
      </div>
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload}>
          <Skeleton className="mt-4 h-32" />
          <Skeleton className="mt-4 h-96" />
        </Reading>
        {answer?.success && answer.data.length === 0 && (
          <EmptyState
            heading={<h2>{texts.none}</h2>}
            sentence={isNarrowed ? texts.noneFound : texts.noneSentence}
          />
        )}
        {answer?.success !== false && list && list.data.length > 0 && (
          <>
            {list.data.some(({ sample }) => sample) && (
              <p className="mt-3 border-l-2 border-warning bg-warning-wash px-4 py-2 text-sm">
                {texts.sample}
              </p>
            )}
            <SumsTable sums={list.sums} />
            <div className="flex flex-wrap gap-3 py-4">
              <DownloadButton
                address={addressOf('GET /admin/invoices', {
                  query: { period, kind, search, format: 'csv' },
                })}
              >
                {texts.csv}
              </DownloadButton>
              <DownloadButton
                address={addressOf('GET /admin/invoices.zip', { query: { period, kind } })}
              >
                {texts.zip}
              </DownloadButton>
              <DownloadButton
                disabled={selected.size === 0}
                address={addressOf('GET /admin/documents.pdf', {
                  query: { ids: [...selected].join(',') },
                })}
              >
                {texts.pdf(selected.size)}
              </DownloadButton>
            </div>
            <DocumentRows rows={list.data} selected={selected} onSelect={select} />
          </>
        )}
      </div>
      {list && (
        <Pagination
          page={page}
          pages={Math.ceil(list.totalCount / registerRowsPerPage)}
          href={(other) => `?${queryOf({ ...shown, page: other }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
    </div>
  )
}
