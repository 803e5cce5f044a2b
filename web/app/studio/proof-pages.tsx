import { Maximize2 } from 'lucide'
import { Suspense, useState } from 'react'
import { sheetGround } from '@tohfa/contract/studio/sheet-ground'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Proof, ProofPage } from '@tohfa/contract/studio/proofs'
import { PrivatePicture, usePrivateFile } from '../api/private-picture.tsx'
import { Icon } from '../ui/icon.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { labelOf } from '../locale/label-of.ts'
import { studioTexts as texts } from './studio.texts.ts'

const PictureViewer = lazyPart(() => import('../ui/viewer/picture-viewer.tsx'))

/** Every sheet of a proof as the press will have it, which a press opens large, and on the product. */
export function ProofPages({
  proof: { pages },
  studio: { blank },
  color,
}: {
  proof: Proof
  studio: ProductStudio
  color: string
}) {
  const [near, setNear] = useState<ProofPage | null>(null)
  const ground = sheetGround(blank.id, color, blank.areas)
  return (
    <ul className="flex min-w-0 flex-col gap-4">
      {pages.map((page) => {
        const area = blank.areas.find(({ id }) => id === page.area)
        const label = area ? labelOf(area) : page.area
        return (
          <li
            key={page.area}
            className={isWide(page) ? 'flex flex-col gap-3' : 'grid grid-cols-2 gap-3'}
          >
            <div>
              <p className="mb-1 text-xs text-quiet">{label}</p>
              <button
                type="button"
                aria-label={texts.lookCloser(label)}
                onClick={() => setNear(page)}
                className="relative block w-full cursor-zoom-in border border-hairline"
              >
                <Sheet page={page} label={label} ground={ground} />
                <span className="absolute right-2 bottom-2 grid size-9 place-items-center rounded-control bg-surface/90">
                  <Icon shape={Maximize2} className="size-4" />
                </span>
              </button>
            </div>
            <div>
              <p className="mb-1 text-xs text-quiet">{texts.howItLooks}</p>
              <PrivatePicture
                src={page.mockUp}
                alt={texts.mockUpOf(label)}
                className={`aspect-4/5 w-full ${isWide(page) ? 'max-w-72' : ''}`}
              />
            </div>
          </li>
        )
      })}
      {near && <Near page={near} onClose={() => setNear(null)} />}
    </ul>
  )
}

/** A sheet that would be too low beside its mock-up lies above it. */
const isWide = ({ width, height }: ProofPage): boolean => width > 1.2 * height

/** Transparent sheets lie on the product's colour; the page's policy knows no inline style. */
function Sheet({ page, label, ground }: { page: ProofPage; label: string; ground: string }) {
  const { width, height } = page
  return (
    <span className="relative block">
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block max-h-[60vh] w-full">
        <rect width={width} height={height} fill={ground} />
      </svg>
      <PrivatePicture
        src={page.preview}
        alt={texts.sheetOf(label)}
        className="absolute inset-0 size-full !bg-transparent"
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
