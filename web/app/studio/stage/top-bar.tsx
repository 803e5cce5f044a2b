import { ArrowLeft, Eye } from 'lucide'
import { useSearchParams } from 'react-router'
import type { Product } from '@tohfa/contract/catalog/products'
import { useSession } from '#platform/session/session.store.ts'
import { titleOf } from '#platform/i18n/product-words.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { isInAccount } from '#studio/draft/draft.ts'
import { isSaved } from '#studio/draft/stored-draft.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { ProofButton, type StagePurchase } from './product-side.tsx'
import { stageTexts as texts } from './stage.texts.ts'
import { UndoButtons } from './undo-buttons.tsx'
import type { StageState } from './use-stage.ts'

/** The way back, undo and redo, and whether the draft is kept. */
export function TopBar({
  product,
  choice,
  stage,
  draftState,
  purchase,
  isProductShown,
  onProduct,
}: {
  product: Product
  choice: Chosen
  stage: StageState
  draftState: DraftState
  purchase: StagePurchase
  isProductShown: boolean
  onProduct: (isShown: boolean) => void
}) {
  const [query] = useSearchParams()
  const isSignedIn = useSession(({ session }) => session !== null)
  return (
    <div className="flex h-12 flex-none items-center gap-1 border-b border-hairline bg-surface px-1 sm:px-3">
      <Link
        to={`/product-detail/${product.id}?${query}`}
        state={{ choice }}
        aria-label={texts.toForm}
        title={texts.toForm}
        className="grid size-11 flex-none place-items-center rounded-control hover:bg-sunken"
      >
        <Icon shape={ArrowLeft} className="size-5" />
      </Link>
      <h1 className="min-w-0 flex-1 truncate text-sm font-semibold">{titleOf(product)}</h1>
      <p aria-live="polite" className="truncate text-xs text-quiet max-sm:sr-only">
        {sentenceOf(draftState, choice, isSignedIn)}
      </p>
      <UndoButtons {...stage} />
      <div className="flex items-center gap-1 lg:hidden">
        <IconButton
          name={texts.onProduct}
          aria-pressed={isProductShown}
          onClick={() => onProduct(!isProductShown)}
          className="aria-pressed:bg-link-wash aria-pressed:text-link"
        >
          <Icon shape={Eye} className="size-5" />
        </IconButton>
        <ProofButton purchase={purchase} size="md" />
      </div>
    </div>
  )
}

/** Where the design is kept. */
function sentenceOf(draftState: DraftState, choice: Chosen, isSignedIn: boolean): string {
  if (draftState.isWriting) return texts.keeping
  if (!isSaved(draftState)) return texts.notKept
  return isSignedIn && isInAccount(draftState.draft, choice) ? texts.keptInAccount : texts.kept
}
