import { Plus } from 'lucide'
import { useState } from 'react'
import type { AdminBanner } from '@tohfa/contract/catalog/banners'
import { Icon } from '#ui/icon.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { call } from '#platform/api/api-client.ts'
import { useLoaded } from '#platform/page-head/use-loaded.ts'
import { adminLoader } from '#admin/frame/admin-loader.ts'
import type { Route } from './+types/banners.page'
import { Reading } from '#admin/frame/reading.tsx'
import { BannerDialog } from './banner-dialog.tsx'
import { BannerPlace } from './banner-place.tsx'
import { type BannerDraft, placeOf } from './banners.calls.ts'
import { bannersTexts as texts, placeLabels } from './banners.texts.ts'
import { DeleteBanner } from './delete-banner.tsx'

const empty: BannerDraft = {
  id: null,
  place: 'homepage-top desktop',
  imageUrl: '',
  link: '',
  alt: '',
  startsAt: null,
  endsAt: null,
}

export const clientLoader = adminLoader(({ signal }) => call('GET /admin-banner', { signal }))

/** The banners of the home page by position: add, edit, sort, delete. */
export default function BannersPage({ loaderData }: Route.ComponentProps) {
  const { answer, latest, reload } = useLoaded(loaderData)
  const banners = latest?.success ? latest.data : null
  const [draft, setDraft] = useState<BannerDraft | null>(null)
  const [toDelete, setToDelete] = useState<AdminBanner | null>(null)
  const places = Object.keys(placeLabels).filter((place) =>
    banners?.some((banner) => placeOf(banner) === place),
  )

  return (
    <div className="page py-6">
      <title>{texts.title}</title>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-4">
        <h1 className="text-2xl font-semibold tracking-tight">{texts.heading}</h1>
        <Button onClick={() => setDraft(empty)}>
          <Icon shape={Plus} className="size-4" />
          {texts.add}
        </Button>
      </div>
      <Reading answer={answer} known={banners} texts={texts} reload={reload} />
      {banners?.length === 0 && (
        <EmptyState heading={<h2>{texts.none}</h2>} sentence={texts.noneSentence} />
      )}
      <div className="flex flex-col gap-10">
        {places.map((place) => (
          <BannerPlace
            key={place}
            place={place}
            banners={(banners ?? []).filter((banner) => placeOf(banner) === place)}
            onEdit={(banner) => setDraft({ ...banner, place })}
            onDelete={setToDelete}
            onOrdered={reload}
          />
        ))}
      </div>
      <BannerDialog
        draft={draft}
        onClose={() => setDraft(null)}
        onSaved={() => {
          setDraft(null)
          reload()
        }}
      />
      <DeleteBanner
        banner={toDelete}
        onClose={() => setToDelete(null)}
        onDeleted={() => {
          setToDelete(null)
          reload()
        }}
      />
    </div>
  )
}
