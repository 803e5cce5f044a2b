import { useEffect } from 'react'
import type { BlankArea } from '@tohfa/print-engine/scene/blanks'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import type { Finding } from '@tohfa/print-engine/preflight/preflight'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import ReturnsNote from '#orders/cart/returns-note.tsx'
import { keepWaiting } from '#orders/cart/waiting/waiting-choices.ts'
import { choiceWord } from '#platform/i18n/choice-words.ts'
import { labelOf } from '#platform/i18n/label-of.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { FlatPicture } from '#studio/preview/flat-picture.tsx'
import { Preview, type PreviewContent } from '#studio/preview/preview.tsx'
import type { View } from '#studio/preview/view.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { guestProofTexts } from './guest-proof.texts.ts'
import { concerning, Price, withoutRepeats, Words } from './proof-parts.tsx'
import { fieldOf } from './use-findings.ts'

/**
 * A visitor's preview of the proof with all findings, before the sign-in. The browser draws the
 * sheets with the functions of the press file, and marks them as a preview.
 */
export default function GuestProof({
  picture,
  productId,
  choice,
  values,
  findings,
  price,
  descriptionId,
  onView,
  onMend,
  onSignIn,
  onClose,
}: {
  picture: PreviewContent
  productId: string
  choice: Chosen
  values: FieldValues
  findings: readonly Finding[]
  /** The price of the print on a piece, in rupees. */
  price: number
  /** The id of the element that describes the design. */
  descriptionId: string
  onView: (view: View) => void
  /** Returns to a field, or to the first. */
  onMend: (field: string | undefined) => void
  onSignIn: () => void
  onClose: () => void
}) {
  const { studio, svgs, color, photos } = picture
  const { color: chosenColor, size, pack } = choice
  const found = withoutRepeats(studio, findings)
  const pieces = pack === null ? null : cartTexts.packOf(pack)
  const ground = sheetGround(studio.blank.id, color, studio.blank.areas)

  // Requesting the proof confirms the choice: it waits together with the visitor's others.
  useEffect(
    () =>
      keepWaiting({
        productId,
        choice: { color: chosenColor, size, pack },
        isPrinted: true,
      }),
    [productId, chosenColor, size, pack],
  )

  return (
    <Dialog
      open
      title={guestProofTexts.title}
      onClose={onClose}
      className="w-[min(96rem,calc(100vw-2rem))] max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none"
    >
      <div className="grid gap-6 p-5 max-sm:px-4 md:grid-cols-[minmax(0,1fr)_19rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 lg:grid-cols-[3fr_2fr]">
          <ul className="flex min-w-0 flex-col gap-6">
            {studio.blank.areas.map((area) => {
              const svg = svgs[area.id]
              return (
                svg !== undefined && (
                  <li key={area.id} className="min-w-0">
                    <p className="mb-1 text-sm font-medium">{labelOf(area)}</p>
                    <figure
                      aria-label={texts.sheetOf(labelOf(area))}
                      aria-describedby={descriptionId}
                      className="relative"
                    >
                      <FlatPicture svg={svg} photos={photos} area={area} ground={ground} />
                      <Mark area={area} />
                    </figure>
                  </li>
                )
              )
            })}
          </ul>
          <div className="min-w-0">
            <p className="mb-1 text-sm font-medium">{texts.howItLooks}</p>
            <div className="relative aspect-4/5">
              <Preview {...picture} describedBy={descriptionId} isPinned={false} onView={onView} />
            </div>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5 md:sticky md:top-5 md:self-start">
          <p className="border-l-4 border-link pl-4 text-sm">{guestProofTexts.why}</p>
          <p className="font-medium">
            {[choiceWord(color), size && choiceWord(size), pieces].filter(Boolean).join(' · ')}
          </p>
          <Words studio={studio} values={values} />
          {found.length > 0 && (
            <div className="text-sm">
              <p className="mb-1 font-medium">{guestProofTexts.pleaseLook}</p>
              <ul className="flex flex-col gap-2">
                {found.map((one) => (
                  <li
                    key={`${one.code} ${one.area} ${one.item}`}
                    className={`border-l-4 pl-4 ${one.level === 'stop' ? 'border-danger text-danger' : 'border-warning'}`}
                  >
                    {concerning(studio, fieldOf(one, { scene: studio.template }), one)}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <Price
            priceShown={price}
            now={price}
            base={studio.prices.base}
            each={pieces ? texts.forPieces(pieces) : texts.aPiece}
          />
          <ReturnsNote isPersonalised />
          <div className="flex flex-wrap gap-3 [&>*]:max-sm:w-full">
            <Button size="lg" onClick={onSignIn}>
              {guestProofTexts.signIn}
            </Button>
            <Button size="lg" look="secondary" onClick={() => onMend(undefined)}>
              {texts.change}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Over a sheet, and not part of it: this is not the press file. */
function Mark({ area: { width, height, bleed } }: { area: BlankArea }) {
  const [across, down] = [width + 2 * bleed, height + 2 * bleed]
  const slope = (-Math.atan2(down, across) * 180) / Math.PI
  const size = Math.min(across, down) * 0.22
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${across} ${down}`}
      className="pointer-events-none absolute inset-0 size-full text-ink"
    >
      <text
        x={across / 2}
        y={down / 2}
        transform={`rotate(${slope} ${across / 2} ${down / 2})`}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        fontWeight="700"
        fill="currentColor"
        fillOpacity="0.28"
        stroke="white"
        strokeOpacity="0.5"
        strokeWidth={size / 60}
      >
        {guestProofTexts.mark}
      </text>
    </svg>
  )
}
