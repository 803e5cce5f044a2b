import { useId, useState } from 'react'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Proof } from '@tohfa/contract/studio/proofs'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { Button } from '#ui/button.tsx'
import ReturnsNote from '#orders/cart/returns-note.tsx'
import { ProofPages, sideLabel } from './proof-pages.tsx'
import { cartTexts } from '#orders/cart/cart.texts.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { concerning, Price, withoutRepeats, Words } from './proof-parts.tsx'
import { fieldOf } from './use-findings.ts'
import { useSeenSides } from '#studio/preview/use-seen-sides.ts'

/** The proof: its pages, the text once more, the findings, and the approval. */
export function ProofSheet({
  proof,
  studio,
  values,
  choice,
  priceShown,
  isAnew,
  busy,
  onMend,
  onApprove,
}: {
  proof: Proof
  studio: ProductStudio
  values: FieldValues
  /** Of the product. */
  choice: Chosen
  /** The displayed price per piece. */
  priceShown: number
  /** Whether the previous proof was purged. */
  isAnew: boolean
  busy: boolean
  /** Returns to a field, or to the first. */
  onMend: (field: string | undefined) => void
  onApprove: (ticked: string[]) => void
}) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const [isPressed, setPressed] = useState(false)
  const sides = useSeenSides()
  const unseen = proof.pages.map(({ area }) => area).filter((area) => !sides.isSeen(area))
  const [isLed, setLed] = useState(false)
  const noteId = useId()
  const found = withoutRepeats(studio, proof.preflight)
  const stops = found.filter(({ level }) => level === 'stop')
  const warnings = found.filter(({ level }) => level === 'warn')
  const pieces = choice.pack === null ? null : cartTexts.packOf(choice.pack)
  const allTicked = warnings.every((_, i) => ticked.has(i))

  function tick(i: number, isOn: boolean) {
    const next = new Set(ticked)
    if (isOn) next.add(i)
    else next.delete(i)
    setTicked(next)
  }

  return (
    <div className="grid gap-6 p-5 max-sm:px-4 md:grid-cols-[minmax(0,1fr)_19rem] md:gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {isAnew && (
        // Above the pictures: on a phone, content below them is not visible at first.
        <p aria-live="polite" className="border-l-4 border-warning pl-4 text-sm md:col-span-2">
          {texts.drawnAnew}
        </p>
      )}
      <ProofPages proof={proof} studio={studio} color={choice.color} sides={sides} />
      <div className="flex min-w-0 flex-col gap-5 md:sticky md:top-5 md:self-start">
        <p className="font-medium">
          {[choice.color, choice.size, pieces].filter(Boolean).join(' · ')}
        </p>
        <Words studio={studio} values={values} />
        {stops.map((stop) => {
          const field = fieldOf(stop, { scene: studio.template })
          return (
            <div
              key={`${stop.code} ${stop.area} ${stop.item}`}
              role="alert"
              className="border-l-4 border-danger pl-4 text-sm"
            >
              <p className="font-medium text-danger">{concerning(studio, field, stop)}</p>
              <Button look="quiet" className="-ml-5" onClick={() => onMend(field)}>
                {texts.mend}
              </Button>
            </div>
          )
        })}
        {stops.length === 0 && warnings.length > 0 && (
          <fieldset className="flex flex-col gap-1">
            <legend className="mb-1 text-sm font-medium">{texts.pleaseTick}</legend>
            {warnings.map((warning, i) => (
              <label
                key={`${warning.code} ${warning.area} ${warning.item}`}
                className="flex min-h-11 items-start gap-3 py-2 text-sm"
              >
                <input
                  type="checkbox"
                  checked={ticked.has(i)}
                  aria-invalid={(isPressed && !ticked.has(i)) || undefined}
                  onChange={({ currentTarget }) => tick(i, currentTarget.checked)}
                  className="mt-0.5 size-5 shrink-0 accent-link"
                />
                {concerning(studio, fieldOf(warning, { scene: studio.template }), warning)}
              </label>
            ))}
          </fieldset>
        )}
        <p aria-live="polite" className="text-sm font-medium text-danger empty:hidden">
          {isPressed && !allTicked && texts.tickFirst}
        </p>
        <Price
          priceShown={priceShown}
          now={proof.price}
          base={studio.prices.base}
          each={pieces ? texts.forPieces(pieces) : texts.aPiece}
        />
        {stops.length === 0 && (
          <p
            id={noteId}
            aria-live="polite"
            className={`text-sm empty:hidden ${isLed ? 'font-medium text-danger' : 'text-quiet'}`}
          >
            {unseen.length > 0 &&
              texts.lookFirst(unseen.map((side) => sideLabel(studio.blank.areas, side)).join(', '))}
          </p>
        )}
        {stops.length === 0 && <ReturnsNote isPersonalised />}
        <div className="flex flex-wrap gap-3 [&>*]:max-sm:w-full">
          {stops.length === 0 && (
            <Button
              size="lg"
              busy={busy}
              aria-disabled={unseen.length > 0 || undefined}
              aria-describedby={noteId}
              onClick={() => {
                // It moves to the side that was not viewed yet.
                if (unseen[0] !== undefined) {
                  setLed(true)
                  return sides.lead(unseen[0])
                }
                setPressed(true)
                if (allTicked) onApprove([...new Set(warnings.map(({ code }) => code))])
              }}
            >
              {texts.approve}
            </Button>
          )}
          <Button size="lg" look="secondary" onClick={() => onMend(undefined)}>
            {texts.change}
          </Button>
        </div>
      </div>
    </div>
  )
}
