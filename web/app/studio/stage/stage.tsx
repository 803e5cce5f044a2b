import { useMemo, useState } from 'react'
import type { Product } from '@tohfa/contract/catalog/products'
import { mostItemsOfArea } from '@tohfa/print-engine/scene/bounds'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import type { SceneItem } from '@tohfa/print-engine/scene/scene'
import { sheetGround } from '@tohfa/print-engine/scene/sheet-ground'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { labelOf } from '#platform/i18n/label-of.ts'
import type { DraftState } from '#studio/draft/use-draft.ts'
import { TabQuestion } from '#studio/fields/tab-question.tsx'
import type { Chosen } from '#studio/fields/studio-props.ts'
import { toast } from '#ui/toast/toast.ts'
import { addingOf } from './adding.ts'
import { arrangingOf } from './arranging.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { useMotifNames } from '#studio/motifs/use-motif-names.ts'
import { itemName } from './item-name.ts'
import { ItemPanel } from './item-panel.tsx'
import { ProductSide, type StagePurchase } from './product-side.tsx'
import type { ProofFlow } from '#studio/proof/proof-flow.ts'
import { SideChips } from './side-chips.tsx'
import { StagePicture } from './stage-picture.tsx'
import { stageTexts as texts } from './stage.texts.ts'
import { Toolbar } from './toolbar.tsx'
import { TopBar } from './top-bar.tsx'
import { descriptionId } from './description-id.ts'
import { useSaid } from './use-said.tsx'
import { useStageProof } from './use-stage-proof.tsx'
import { useStage } from './use-stage.ts'
import { useBroughtPhotos } from './use-brought-photos.ts'
import { useStageKeys } from './use-stage-keys.ts'
import { useTools } from './use-tools.ts'

/** The stage of a draft: its picture, tools and panels, and the product (docs/studio.md section 18). */
export function Stage({
  product,
  studio: offered,
  choice,
  draftState,
  purchase,
  onProofFlow,
  onStale,
}: {
  product: Product
  studio: ProductStudio
  choice: Chosen
  draftState: DraftState
  purchase: StagePurchase
  onProofFlow: (proofFlow: ProofFlow | null) => void
  onStale: () => void
}) {
  const { photos } = draftState
  const { live, say } = useSaid()
  const [isProductShown, setProductShown] = useState(false)
  const nameOfArea = (id: string) => {
    const area = offered.blank.areas.find((one) => one.id === id)
    return area ? labelOf(area) : id
  }
  const stage = useStage(offered, draftState, (said) => {
    if ('sentence' in said) say(said.sentence)
    else say((said.isRedo ? texts.done.redone : texts.done.undone)(nameOfArea(said.area)))
  })
  const { area, sheet, selected, scene } = stage
  const studio = useMotifNames(offered, scene)
  const { ink } = studio.blank
  const arranging = arrangingOf(stage, studio)
  const { onPictureKey, onItemKey } = useStageKeys(stage, arranging)
  const ground = sheetGround(studio.blank.id, choice.color, studio.blank.areas)
  const adding = addingOf(stage, studio, ground)
  const tools = useTools(stage, () => add(adding.text()))
  useBroughtPhotos(draftState, ink === 'one' ? texts.noPhotos : null, (photo) => {
    const { field } = tools.frame ?? {}
    if (field === undefined) return add(adding.photo(photo.sha256, photo))
    arranging.fill(field, photo.sha256, { photo })
    if (tools.frame) stage.select([tools.frame.id])
  })
  const description = useMemo(
    () => describeScene(scene, studio.blank.areas, describeTexts, motifNamesOf(studio)),
    [scene, studio],
  )

  function find(side: string, item: string | undefined) {
    setProductShown(false)
    if (side !== area.id) stage.show(side)
    if (item !== undefined) stage.select([item])
    tools.open(null)
  }
  const proof = useStageProof({
    product,
    studio,
    choice,
    stage,
    draftState,
    onProofFlow,
    onFind: find,
    onStale,
  })

  function add(item: SceneItem) {
    if (area.items.length >= mostItemsOfArea) return toast('error', texts.full, 'stage')
    stage.commit(
      { do: 'add', area: area.id, at: area.items.length, item },
      { select: [item.id], say: texts.done.added(itemName(studio, item, sheet)) },
    )
  }

  return (
    <div className="flex flex-col relative tall:h-dvh tall:overflow-hidden">
      <TopBar
        product={product}
        choice={choice}
        stage={stage}
        draftState={draftState}
        purchase={purchase}
        isProductShown={isProductShown}
        onProduct={setProductShown}
      />
      <TabQuestion {...draftState} />
      {proof.autosave}
      <div className="grid min-h-0 flex-1 max-lg:flex max-lg:flex-col lg:grid-cols-[22.5rem_minmax(0,1fr)_minmax(16rem,24vw)]">
        <div
          className={`relative flex min-h-0 flex-col bg-sunken lg:order-2 ${tools.tool ? 'max-lg:h-[44vh]' : 'max-lg:h-[60vh]'} max-lg:min-h-fit max-lg:flex-none`}
        >
          <SideChips studio={studio} stage={stage} />
          <StagePicture
            studio={studio}
            stage={stage}
            photos={photos}
            color={choice.color}
            className="min-h-64 flex-1"
            onKeyDown={onPictureKey}
            onOpen={() => tools.edit(selected[0])}
            onSaid={say}
          />
          <p id={descriptionId} className="sr-only font-system">
            {description}
          </p>
        </div>
        <div className="flex min-h-0 flex-1 flex-col border-hairline bg-surface max-lg:border-t lg:order-1 lg:flex-col-reverse lg:border-r">
          <div className="min-h-0 flex-1 overflow-y-auto lg:border-t lg:border-hairline">
            <ItemPanel
              studio={studio}
              stage={stage}
              draftState={draftState}
              arranging={arranging}
              adding={adding}
              {...tools}
              add={add}
              onItemKey={onItemKey}
            />
          </div>
          <Toolbar ink={ink} tool={tools.tool} onTool={tools.press} />
        </div>
        <ProductSide
          studio={studio}
          stage={stage}
          proof={proof}
          purchase={purchase}
          isShown={isProductShown}
          onFind={find}
        />
      </div>
      {live}
      {proof.dialog}
    </div>
  )
}
