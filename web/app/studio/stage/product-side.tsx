import { ShoppingBag } from 'lucide'
import { formatRupees } from '@tohfa/contract/shared/money'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { Preview } from '#studio/preview/preview.tsx'
import type { Press } from '#studio/proof/proof-flow.ts'
import { studioTexts } from '#studio/studio.texts.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { descriptionId } from './description-id.ts'
import { itemName } from './item-name.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'
import type { StageProof } from './use-stage-proof.tsx'

/** The purchase of the product, as its page has it. */
export type StagePurchase = {
  press: (which: 'add') => void
  /** The press that is taking effect, or waits. */
  pressed: Press | null
  inCart: boolean
  soldOut: boolean
  /** Until it is known whether a print is mandatory. */
  isWaiting: boolean
  /** In rupees. */
  price: number
}

/** The design on its product, what to look at before printing, and the way to the proof. */
export function ProductSide({
  studio,
  stage,
  proof,
  purchase,
  isShown,
  onFind,
}: {
  studio: ProductStudio
  stage: StageState
  proof: StageProof
  purchase: StagePurchase
  /** On a phone it covers the picture. */
  isShown: boolean
  /** Goes to what a finding concerns. */
  onFind: (area: string, item: string | undefined) => void
}) {
  const { picture, findings } = proof
  return (
    <section
      aria-label={texts.onProduct}
      className={`flex min-h-0 flex-col gap-4 overflow-y-auto border-hairline bg-surface p-4 lg:order-3 lg:border-l ${isShown ? 'max-lg:absolute max-lg:inset-x-0 max-lg:top-12 max-lg:bottom-0 max-lg:z-10' : 'max-lg:hidden'}`}
    >
      <div className="relative aspect-4/5 w-full max-w-md flex-none self-center max-lg:max-h-[55vh]">
        {picture ? (
          <Preview
            {...picture}
            describedBy={descriptionId}
            isPinned={false}
            onView={proof.onView}
          />
        ) : (
          <Skeleton className="absolute inset-0" />
        )}
      </div>
      {findings.length > 0 && (
        <div>
          <h2 className="mb-2 text-sm font-semibold">{texts.findings(findings.length)}</h2>
          <ul className="flex flex-col gap-1">
            {findings.map((found) => {
              const item = stage.scene.areas
                .find(({ id }) => id === found.area)
                ?.items.find(({ id }) => id === found.item)
              const sheet = studio.blank.areas.find(({ id }) => id === found.area)
              return (
                <li key={`${found.code} ${found.area} ${found.item}`}>
                  <button
                    type="button"
                    onClick={() => onFind(found.area, found.item)}
                    className={`min-h-11 w-full border-l-4 px-3 py-1 text-left text-sm hover:bg-sunken ${found.level === 'stop' ? 'border-danger' : 'border-warning'}`}
                  >
                    {item && sheet && (
                      <span data-from-people className="block truncate text-xs text-quiet">
                        {itemName(studio, item, sheet)}
                      </span>
                    )}
                    {findingMessage(preflightTexts, found)}
                  </button>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      <ProofButton purchase={purchase} size="lg" />
      {proof.saveInAccount}
    </section>
  )
}

/** Leads to the proof, and to the cart once it is approved. */
export function ProofButton({
  purchase: { press, pressed, inCart, soldOut, isWaiting, price },
  size,
}: {
  purchase: StagePurchase
  size: 'md' | 'lg'
}) {
  const look = size === 'lg' ? 'w-full' : 'h-10 min-h-10 px-3 whitespace-nowrap'
  if (inCart)
    return (
      <ButtonLink to="/cart" size={size} look="primary" className={look}>
        <Icon shape={ShoppingBag} className="size-5" />
        {texts.toCart}
      </ButtonLink>
    )
  return (
    <Button
      size={size}
      busy={pressed === 'add'}
      disabled={soldOut || isWaiting}
      onClick={() => press('add')}
      className={look}
    >
      {size === 'lg' ? `${studioTexts.seeProof} · ${formatRupees(price)}` : texts.proof}
    </Button>
  )
}
