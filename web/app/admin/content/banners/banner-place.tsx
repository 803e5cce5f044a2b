import { useId } from 'react'
import type { AdminBanner } from '@tohfa/contract/catalog/banners'
import { bannerWidths, imageWidths } from '@tohfa/contract/catalog/images'
import { bannerFit } from '#catalog/products/banner-fit.ts'
import { RowButtons } from '#admin/frame/row-buttons.tsx'
import { useRowOrder } from '#admin/frame/use-row-order.ts'
import { formatDateTime } from '#platform/i18n/dates.ts'
import { Picture } from '#ui/picture.tsx'
import { framesOf, orderBanners, placeOf } from './banners.calls.ts'
import { bannersTexts as texts, bannerStates, placeLabels } from './banners.texts.ts'

const inks: Record<AdminBanner['state'], string> = {
  on: 'bg-success-wash text-success',
  'to-come': 'bg-link-wash text-link',
  over: 'bg-sunken text-quiet',
}

/** The banners of one position in display order. */
export function BannerPlace({
  place,
  banners,
  onEdit,
  onDelete,
  onOrdered,
}: {
  place: string
  banners: readonly AdminBanner[]
  onEdit: (banner: AdminBanner) => void
  onDelete: (banner: AdminBanner) => void
  onOrdered: () => void
}) {
  const id = useId()
  const move = useRowOrder(banners, orderBanners, 'banner', onOrdered)

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-b border-hairline pb-2 text-lg font-semibold">
        {placeLabels[place]}
      </h2>
      {place.startsWith('homepage-top') && banners.length === 1 && (
        <p className="pt-2 text-sm text-warning">{texts.oneOnly}</p>
      )}
      <ol>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-2 border-b border-hairline py-4 sm:grid-cols-[15rem_1fr_auto]"
          >
            <Thumbnail banner={banner} />
            <div className="min-w-0 text-sm">
              <p className="font-semibold wrap-anywhere">{banner.alt}</p>
              <p className="text-quiet wrap-anywhere">{banner.link}</p>
              <p className="tabular mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
                <span
                  className={`rounded-control px-2 py-0.5 font-semibold whitespace-nowrap ${inks[banner.state]}`}
                >
                  {bannerStates[banner.state]}
                </span>
                {timesOf(banner)}
              </p>
            </div>
            <RowButtons
              name={banner.alt}
              place={{ index, count: banners.length, onMove: move }}
              className="max-sm:col-span-2"
              onEdit={() => onEdit(banner)}
              onDelete={() => onDelete(banner)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Thumbnail({ banner }: { banner: AdminBanner }) {
  const [frame = 'wide'] = framesOf(placeOf(banner))
  const isTall = frame === 'tall'
  return (
    <Picture
      src={banner.imageUrl}
      alt=""
      sizes="15rem"
      width={isTall ? 720 : 1280}
      height={isTall ? 900 : 427}
      widths={isTall ? imageWidths : bannerWidths}
      className={`w-full bg-sunken ${bannerFit(banner, frame)} ${isTall ? 'aspect-4/5 max-w-24' : 'aspect-3/1'}`}
    />
  )
}

function timesOf({ startsAt, endsAt }: AdminBanner): string {
  if (!startsAt && !endsAt) return texts.always
  return [
    startsAt && texts.from(formatDateTime(startsAt)),
    endsAt && texts.until(formatDateTime(endsAt)),
  ]
    .filter(Boolean)
    .join(' ')
}
