import { Plus } from 'lucide'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { oldAddressesPerPage } from '@tohfa/contract/backoffice/old-addresses/old-address-limits'
import type { OldAddress } from '@tohfa/contract/backoffice/old-addresses/old-addresses'
import { adminListLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { OrderSearch } from '#admin/orders/order-search.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Pagination } from '#ui/paging/pagination.tsx'
import { requestedPage } from '#ui/paging/requested-page.ts'
import type { Route } from './+types/old-addresses.page'
import { AddressDialog } from './address-dialog.tsx'
import { AddressFile } from './address-file.tsx'
import { AddressRow } from './address-row.tsx'
import { oldAddressesTexts as texts } from './old-addresses.texts.ts'

export const clientLoader = adminListLoader(({ query, signal }) =>
  call('GET /admin/old-addresses', { query: readShown(query), signal }),
)

/** The addresses of a former shop and where they lead (docs/product.md 29.1). */
export default function OldAddressesPage({ loaderData }: Route.ComponentProps) {
  const [params, setParams] = useSearchParams()
  const shown = readShown(params)
  const { answer, latest, reload } = useLoaded(loaderData)
  const list = latest?.success ? latest : null
  const [edited, setEdited] = useState<OldAddress | 'new' | null>(null)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <Button onClick={() => setEdited('new')}>
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </Button>
      </div>
      <p className="max-w-prose pb-4 text-sm text-quiet">{texts.sentence}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline pb-3">
        <OrderSearch
          label={texts.search}
          search={shown.search ?? ''}
          onSearch={(search) => setParams(queryOf({ search, page: 1 }))}
        />
        <output className="tabular text-sm text-quiet">
          {list ? texts.found(list.totalCount) : ''}
        </output>
      </div>
      <div aria-busy={!answer} className={!answer && list ? 'opacity-60' : ''}>
        <Reading answer={answer} known={list} texts={texts} reload={reload} />
        {list?.data.length === 0 && answer?.success !== false && (
          <EmptyState
            heading={<h2>{shown.search ? texts.noneFound : texts.none}</h2>}
            sentence={shown.search ? texts.noneFoundSentence : texts.noneSentence}
          />
        )}
        <ul>
          {list?.data.map((address) => (
            <AddressRow
              key={address.id}
              address={address}
              onChange={() => setEdited(address)}
              onRemoved={reload}
            />
          ))}
        </ul>
      </div>
      {list && (
        <Pagination
          page={shown.page}
          pages={Math.ceil(list.totalCount / oldAddressesPerPage)}
          href={(page) => `?${queryOf({ ...shown, page }).toString()}`}
          words={{ label: texts.pages, previous: texts.previous, next: texts.next, page: String }}
        />
      )}
      <AddressFile onImported={reload} />
      <AddressDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null)
          reload()
        }}
      />
    </div>
  )
}

type Shown = { search?: string | undefined; page: number }

const readShown = (params: URLSearchParams): Shown => ({
  search: params.get('search')?.slice(0, 200) || undefined,
  page: requestedPage(params),
})

const queryOf = ({ search, page }: Shown) =>
  new URLSearchParams({ ...(search && { search }), ...(page > 1 && { page: String(page) }) })
