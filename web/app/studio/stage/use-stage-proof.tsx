import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { areasInUse, personalisationPrice, piecePrice } from '@tohfa/contract/studio/print-price'
import type { Product } from '@tohfa/contract/catalog/products'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { useSession } from '#platform/session/session.store.ts'
import { loadDesign, openLoaded } from '#studio/draft/load-design.ts'
import { useDebouncedValue } from '#studio/draft/use-debounced-value.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { smallPicture } from '#studio/preview/small-picture.ts'
import { usePreview } from '#studio/preview/use-preview.ts'
import type { View } from '#studio/preview/view.ts'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { StudioProof } from '#studio/proof/studio-proof.tsx'
import { useFindings } from '#studio/proof/use-findings.ts'
import { useProofFlow } from '#studio/proof/use-proof-flow.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { studioTexts } from '#studio/studio.texts.ts'
import { closeToasts, toast, toastWhile } from '#ui/toast/toast.ts'
import { descriptionId } from './description-id.ts'
import { stageTexts as texts } from './stage.texts.ts'
import type { StageState } from './use-stage.ts'

const Autosave = lazyPart(() => import('#studio/draft/autosave.tsx'))
const SaveInAccount = lazyPart(() => import('#studio/draft/save-in-account.tsx'))
const GuestProof = lazyPart(() => import('#studio/proof/guest-proof.tsx'))

/** The mock-up follows a change after this pause, in milliseconds. */
const pauseMs = 150

/** The design on its product, its findings, and the proof with all that leads to it. */
export function useStageProof({
  product,
  studio,
  choice,
  stage,
  draftState,
  onProofFlow,
  onFind,
  onStale,
}: {
  product: Product
  studio: ProductStudio
  choice: Chosen
  stage: StageState
  draftState: DraftState
  onProofFlow: (proofFlow: ProofFlow | null) => void
  /** Goes to what a finding concerns. */
  onFind: (area: string, item: string | undefined) => void
  onStale: () => void
}) {
  const { draft, photos } = draftState
  const user = useSession(({ session }) => session?.userInfo)
  const [query] = useSearchParams()
  const [turn, setTurn] = useState(0)
  const scene = useDebouncedValue(stage.scene, pauseMs)
  const view: View = { area: stage.area.id, turn }
  const { svgs, isCurrent, mockUp, isStale } = usePreview({
    studio,
    scene,
    photos,
    color: choice.color,
    view,
    isOn: true,
  })
  const findings = useFindings(
    studio,
    { scene: stage.scene, problems: {} },
    photos,
    choice.color,
    svgs,
  )
  const picture =
    svgs && mockUp !== undefined
      ? { studio, svgs, view, color: choice.color, photos, mockUp }
      : null
  const flow = useProofFlow(onProofFlow, {
    ...draftState,
    isKnown: draftState.isRead,
    proof: draft.proof,
    price: piecePrice(studio.prices, areasInUse(stage.scene)),
    isNeeded: true,
    isForOrder: query.has('order'),
    isSignedIn: user !== undefined,
    isDrawn: (picture !== null && isCurrent && scene === stage.scene) || mockUp === null || isStale,
    check() {
      const stop = findings.find(({ level }) => level === 'stop')
      if (!stop) return true
      toast('error', texts.stopFirst, 'stage')
      onFind(stop.area, stop.item)
      return false
    },
    // The panel that says so may be closed by now.
    onRefusedPhoto: ({ sentence }) => toast('error', sentence, 'stage'),
    picture: () => (mockUp ? smallPicture(mockUp.picture) : null),
  })
  const isHeld = flow.waitsFor === 'photo'
  useEffect(() => {
    if (!isHeld) return undefined
    toastWhile(studioTexts.photoHeld, 'photo')
    return () => closeToasts('photo')
  }, [isHeld])
  const onView = (next: View) => {
    setTurn(next.turn)
    if (next.area !== stage.area.id) stage.show(next.area)
  }
  const itemOf = (field: string | undefined) => {
    for (const { id, items } of stage.scene.areas) {
      const item = items.find((one) => one.field !== undefined && one.field === field)
      if (item) onFind(id, item.id)
    }
  }

  /** Shows the design that another device saved meanwhile. */
  async function showTheirs(id: string) {
    const answer = await loadDesign(id, studio, photos, new AbortController().signal)
    if (answer.success) await openLoaded(draftState, answer.data)
    else toast('error', answer.error, 'stage')
  }

  const dialog: ReactNode = (
    <>
      {flow.opened && !user && picture && (
        <Suspense>
          <GuestProof
            picture={picture}
            productId={product.id}
            choice={choice}
            values={draft.values}
            findings={findings}
            price={personalisationPrice(studio.prices, areasInUse(stage.scene))}
            descriptionId={descriptionId}
            onView={onView}
            onMend={(field) => {
              flow.close()
              itemOf(field)
            }}
            onSignIn={() => {
              flow.close()
              flow.opened?.signIn()
            }}
            onClose={flow.close}
          />
        </Suspense>
      )}
      {flow.opened && user && (
        <StudioProof
          product={product}
          choice={choice}
          studio={studio}
          draftState={draftState}
          userId={user.id}
          press={flow.opened.press}
          onRefused={(refused) => refused && toast('error', refused.sentence, 'stage')}
          onStale={onStale}
          onTheirs={showTheirs}
          onField={itemOf}
          onClose={flow.close}
        />
      )}
    </>
  )
  const isForOrder = query.has('order')
  const saved = { product, studio, choice, draftState }
  const autosave: ReactNode = user && draft.design && !isForOrder && (
    <Suspense>
      <Autosave {...saved} isPaused={flow.opened !== null} onTheirs={showTheirs} />
    </Suspense>
  )
  const saveInAccount: ReactNode = user && !isForOrder && (
    <Suspense>
      <SaveInAccount {...saved} />
    </Suspense>
  )
  return { picture, findings, onView, dialog, autosave, saveInAccount }
}

export type StageProof = ReturnType<typeof useStageProof>
