import { Suspense, useState } from 'react'
import { designOf } from './design-of.ts'
import { questionLineClass } from '#studio/fields/question-line.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { textLinkClass } from '#ui/text-link-class.ts'
import { autosaveTexts as texts } from './autosave.texts.ts'
import { type SavedDraft, useAutosave } from './use-autosave.ts'

/** Another device changes the same design rarely. */
const ChangedDesign = lazyPart(() => import('#studio/proof/changed-design.tsx'))

/** Saves a design of the account as it changes, and asks when another device changed it. */
export default function Autosave(
  props: SavedDraft & {
    /** Takes the version of the account. */
    onTheirs: (designId: string) => Promise<void>
  },
) {
  const { studio, choice, draftState, onTheirs } = props
  const { isChanged, error, keepMine } = useAutosave(props)
  const [isComparing, setComparing] = useState(false)
  const { draft, photos } = draftState
  const close = () => setComparing(false)
  return (
    <>
      <p aria-live="polite" className={questionLineClass}>
        {isChanged ? (
          <>
            <span>{texts.changedElsewhere}</span>
            <button
              type="button"
              className={`min-h-11 ${textLinkClass}`}
              onClick={() => setComparing(true)}
            >
              {texts.lookAtBoth}
            </button>
          </>
        ) : (
          error !== null && `${texts.notInAccount} ${error}`
        )}
      </p>
      {isChanged && isComparing && draft.design && (
        <Dialog
          open
          title={texts.changedElsewhere}
          onClose={close}
          className="w-[min(56rem,calc(100vw-2rem))]"
        >
          <Suspense fallback={<Skeleton className="m-6 min-h-80" />}>
            <ChangedDesign
              studio={studio}
              designId={draft.design.id}
              mine={{ scene: designOf(studio, draft, photos).scene, photos, color: choice.color }}
              onMine={() => void keepMine().then(close)}
              onTheirs={() => {
                close()
                if (draft.design) void onTheirs(draft.design.id)
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  )
}
