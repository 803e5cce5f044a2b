import { Plus } from 'lucide'
import { useState } from 'react'
import type { AdminCollection } from '@tohfa/contract/catalog/collections'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import { Reading } from '#admin/frame/reading.tsx'
import { RowButtons } from '#admin/frame/row-buttons.tsx'
import { useRowOrder } from '#admin/frame/use-row-order.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import type { Route } from './+types/collections.page'
import { CollectionDialog } from './collection-dialog.tsx'
import { collectionsTexts as texts } from './collections.texts.ts'
import { DeleteCollection } from './delete-collection.tsx'

export const clientLoader = adminLoader(({ signal }) => call('GET /admin/collections', { signal }))

const orderCollections = (ids: string[]) => call('PUT /admin/collections/order', { body: { ids } })

/** The collections in display order: add, edit, sort, hide, delete (docs/product.md 15.27). */
export default function CollectionsPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const collections = latest?.success ? latest.data : null
  const [edited, setEdited] = useState<{ id: string } | 'new' | null>(null)
  const [toDelete, setToDelete] = useState<AdminCollection | null>(null)
  const move = useRowOrder(collections ?? [], orderCollections, 'collection', reload)

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <Button onClick={() => setEdited('new')}>
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </Button>
      </div>
      <Reading answer={answer} known={collections} texts={texts} reload={reload} />
      {collections?.length === 0 && (
        <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
      )}
      <ol>
        {collections?.map((collection, index) => (
          <li
            key={collection.id}
            className="grid gap-x-4 gap-y-2 border-b border-hairline py-4 sm:grid-cols-[1fr_auto]"
          >
            <Described collection={collection} />
            <RowButtons
              name={collection.title}
              place={{ index, count: collections.length, onMove: move }}
              onEdit={() => setEdited({ id: collection.id })}
              onDelete={() => setToDelete(collection)}
            />
          </li>
        ))}
      </ol>
      <CollectionDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null)
          reload()
        }}
      />
      <DeleteCollection
        collection={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => {
          setToDelete(null)
          reload()
        }}
      />
    </div>
  )
}

function Described({ collection }: { collection: AdminCollection }) {
  const { slug, title, titleHi, shown, words, count } = collection
  const hint = !shown ? texts.hidden : count === 0 ? texts.empty : null
  return (
    <div className="min-w-0 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link
          to={`/collections/${slug}`}
          className={`font-semibold wrap-anywhere ${textLinkClass}`}
        >
          {title}
        </Link>
        {titleHi && <span lang="hi">{titleHi}</span>}
        {hint && (
          <span className="rounded-control bg-sunken px-2 py-0.5 text-xs font-semibold text-quiet">
            {hint}
          </span>
        )}
      </p>
      <p className="tabular mt-1 text-quiet">{texts.products(count)}</p>
      <p className="text-xs text-quiet wrap-anywhere">{words.join(', ')}</p>
    </div>
  )
}
