import { Check, Maximize2 } from 'lucide'
import { Suspense, useEffect, useRef, useState } from 'react'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Proof, ProofPage } from '@tohfa/contract/studio/proofs'
import { PrivatePicture, usePrivateFile } from '#platform/api/private-picture.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { labelOf } from '#platform/i18n/label-of.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { SeenSides } from '#studio/preview/use-seen-sides.ts'

const PictureViewer = lazyPart(() => import('#ui/viewer/picture-viewer.tsx'))

/**
 * Every sheet of a proof as the press gets it, as large as possible and enlarged on a press, and on
 * the product.
 */
export function ProofPages({
  proof: { pages },
  studio: { blank },
  color,
  sides,
}: {
  proof: Proof
  studio: ProductStudio
  color: string
  sides: SeenSides
}) {
  const [near, setNear] = useState<ProofPage | null>(null)
  const ground = sheetGround(blank.id, color, blank.areas)
  return (
    <ul className="flex min-w-0 flex-col gap-6">
      {pages.map((page) => {
        const label = sideLabel(blank.areas, page.area)
        return (
          <li
            key={page.area}
            className={`grid gap-4 ${isWide(page) ? '' : 'sm:grid-cols-[3fr_2fr]'}`}
          >
            <div className="min-w-0">
              <p className="mb-1 flex items-center gap-2 text-sm font-medium">
                {label}
                {pages.length > 1 && sides.isSeen(page.area) && (
                  <span className="flex items-center gap-1 text-xs font-normal text-success">
                    <Icon shape={Check} className="size-4" />
                    {texts.seen}
                  </span>
                )}
              </p>
              <SheetButton
                page={page}
                label={label}
                ground={ground}
                sides={sides}
                onOpen={() => setNear(page)}
              />
              <p className="mt-1 flex items-center gap-1.5 text-xs text-quiet">
                <Icon shape={Maximize2} className="size-4" />
                {texts.pressToEnlarge}
              </p>
            </div>
            <div className="min-w-0">
              <p className="mb-1 text-sm font-medium">{texts.howItLooks}</p>
              <div
                className={`grid gap-2 ${isWide(page) ? 'sm:grid-cols-[repeat(2,minmax(0,24rem))]' : ''}`}
              >
                <PrivatePicture
                  src={page.mockUp}
                  alt={texts.mockUpOf(label)}
                  className="aspect-4/5 w-full"
                />
                {page.otherView && (
                  <PrivatePicture
                    src={page.otherView}
                    alt={texts.otherViewOf(label)}
                    className="aspect-4/5 w-full"
                  />
                )}
              </div>
            </div>
          </li>
        )
      })}
      {near && <Near page={near} onClose={() => setNear(null)} />}
    </ul>
  )
}

function SheetButton({
  page,
  label,
  ground,
  sides: { watch, look, arrive },
  onOpen,
}: {
  page: ProofPage
  label: string
  ground: string
  sides: SeenSides
  onOpen: () => void
}) {
  const place = useRef<HTMLButtonElement>(null)
  const { area } = page
  useEffect(() => (place.current ? watch(area, place.current) : undefined), [watch, area])
  return (
    <button
      ref={place}
      type="button"
      aria-label={texts.lookCloser(label)}
      onClick={() => {
        look(area)
        onOpen()
      }}
      className="relative block w-full cursor-zoom-in border border-hairline"
    >
      <Sheet page={page} label={label} ground={ground} onCome={() => arrive(area)} />
    </button>
  )
}

/** The name of a side. */
export function sideLabel(areas: ProductStudio['blank']['areas'], id: string): string {
  const area = areas.find((one) => one.id === id)
  return area ? labelOf(area) : id
}

/** A sheet that would be too low next to its mock-up is above it. */
const isWide = ({ width, height }: ProofPage): boolean => width > 1.2 * height

/** Transparent sheets are on the product's colour; the page's policy forbids inline styles. */
function Sheet({
  page,
  label,
  ground,
  onCome,
}: {
  page: ProofPage
  label: string
  ground: string
  onCome: () => void
}) {
  const { width, height } = page
  return (
    <span className="relative block">
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        className="block max-h-[calc(100dvh-12rem)] w-full"
      >
        <rect width={width} height={height} fill={ground} />
      </svg>
      <PrivatePicture
        src={page.preview}
        alt={texts.sheetOf(label)}
        className="absolute inset-0 size-full !bg-transparent"
        onCome={onCome}
      />
    </span>
  )
}

function Near({ page, onClose }: { page: ProofPage; onClose: () => void }) {
  const file = usePrivateFile(page.preview.replace(/\.webp$/, '@2.webp'))
  if (!file?.url) return null
  return (
    <Suspense fallback={null}>
      <PictureViewer src={file.url} alt={texts.sheetOf(page.area)} onClose={onClose} />
    </Suspense>
  )
}
