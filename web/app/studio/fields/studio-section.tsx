import { Move } from 'lucide'
import { Suspense, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useSearchParams } from 'react-router'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { formatRupees } from '@tohfa/contract/shared/money'
import { areasInUse, personalisationPrice, piecePrice } from '@tohfa/contract/studio/print-price'
import { describeScene } from '@tohfa/print-engine/scene/describe-scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { describeTexts } from '@tohfa/print-engine/scene/studio.texts'
import { useSession } from '#platform/session/session.store.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.ts'
import { textLinkClass } from '#ui/text-link-class.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { isInAccount } from '#studio/draft/draft.ts'
import { designOf, hasValues, shownDesign, studioOf } from '#studio/draft/design-of.ts'
import type { RefusedField, StudioProps } from './studio-props.ts'
import { Preview } from '#studio/preview/preview.tsx'
import type { FieldMessage } from './field-row.tsx'
import type { View } from '#studio/preview/view.ts'
import { PreviewStrip } from '#studio/preview/preview-strip.tsx'
import { SectionHead } from './section-head.tsx'
import { FieldSkeletons } from './field-skeletons.tsx'
import { shapesOf } from '#studio/preview/shapes-of.ts'
import { fieldMessages } from './field-messages.ts'
import { StudioField } from './studio-field.tsx'
import { StudioProof } from '#studio/proof/studio-proof.tsx'
import { StudioNote } from './studio-note.tsx'
import { TabQuestion } from './tab-question.tsx'
import { SmallPreview } from '#studio/preview/small-preview.tsx'
import { smallPicture } from '#studio/preview/small-picture.ts'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import { motifNamesOf } from '#studio/motifs/motif-name.ts'
import { firstView, viewOfField } from './view-of-field.ts'
import { useRequestedDesign } from '#studio/draft/use-requested-design.ts'
import { useDebouncedValue } from '#studio/draft/use-debounced-value.ts'
import { useDraft } from '#studio/draft/use-draft.ts'
import { useFindings } from '#studio/proof/use-findings.ts'
import { TypingScriptField } from '#studio/typing/typing-script-field.tsx'
import { usePreview } from '#studio/preview/use-preview.ts'
import { useSight } from '#studio/preview/use-sight.ts'
import { useProofFlow } from '#studio/proof/use-proof-flow.ts'

const Autosave = lazyPart(() => import('#studio/draft/autosave.tsx'))
const FieldCrop = lazyPart(() => import('#studio/crop/field-crop.tsx'))
const SaveInAccount = lazyPart(() => import('#studio/draft/save-in-account.tsx'))
const GuestProof = lazyPart(() => import('#studio/proof/guest-proof.tsx'))

/** The fields of a template, once they have loaded. */
export function StudioSection(props: StudioProps & { studio: ProductStudio; onStale: () => void }) {
  const {
    product,
    choice,
    onChoose,
    frame,
    small,
    isShown,
    onShow,
    onProofFlow,
    studio: wholeStudio,
    isWished,
  } = props
  const section = useRef<HTMLElement>(null)
  const user = useSession(({ session }) => session?.userInfo)
  const [query] = useSearchParams()
  const isForOrder = query.has('order')
  const draftState = useDraft(product.id, wholeStudio)
  const { draft, photos, setValue, choosePhoto } = draftState
  const { values } = draft
  const studio = useMemo(() => studioOf(wholeStudio, draft.scene), [wholeStudio, draft.scene])
  const isFilled = hasValues(studio.fields, values)
  /** With an optional print, fields are required only after a person starts. */
  const isNeeded = studio.required || isFilled || isWished || draftState.isOpening
  const [isTouched, setTouched] = useState(false)
  const [isProofRequested, setProofRequested] = useState(false)
  const [refused, setRefused] = useState<RefusedField | null>(null)
  /** The field whose photo is being moved. */
  const [cropped, setCropped] = useState<string | null>(null)
  const [view, setView] = useState<View>(() => firstView(studio))
  const [headingId, descriptionId] = [useId(), useId()]

  const { scene } = draft
  const [design, shown] = useMemo(() => {
    const content = { scene, values }
    return [designOf(studio, content, photos), shownDesign(studio, content, photos)]
  }, [studio, scene, values, photos])
  const { svgs, isCurrent, isStale, seen, drawEarly, mockUp } = usePreview({
    studio,
    scene: shown,
    photos,
    color: choice.color,
    view,
    isOn: isTouched || isFilled,
  })
  const findings = useFindings(studio, design, photos, choice.color, svgs)
  const message = fieldMessages(studio, design, findings, photos, isProofRequested)
  // Of the picture, once there is one.
  const description = useDebouncedValue(
    svgs ? describeScene(shown, studio.blank.areas, describeTexts, motifNamesOf(studio)) : '',
  )
  const picture =
    svgs && mockUp !== undefined
      ? { studio, svgs, view, color: choice.color, photos, mockUp }
      : null
  const isDrawn = picture !== null
  const { isSeen, top } = useSight(isDrawn ? (frame?.parentElement ?? null) : null)
  useEffect(() => {
    if (isDrawn) onShow(true)
  }, [isDrawn, onShow])
  /** Filling in a field displays the design. */
  const lookAtIt = () => isDrawn && onShow(true)

  const croppedField = studio.fields.find(({ id }) => id === cropped)
  const croppedPhoto = photos[values[cropped ?? ''] ?? '']

  const focusField = (id: string | undefined) =>
    section.current
      ?.querySelector<HTMLElement>(id ? `[name="studio-${id}"]` : 'input, textarea')
      ?.focus()
  const requestedDesign = useRequestedDesign(query.get('design'), {
    isSignedIn: user !== undefined,
    studio,
    draftState,
    choice,
    onChoose,
  })
  const price = piecePrice(studio.prices, areasInUse(design.scene))
  const proofFlow = useProofFlow(onProofFlow, {
    ...draftState,
    isKnown: draftState.isRead && !requestedDesign.isReading,
    proof: draft.proof,
    price,
    isNeeded,
    isForOrder,
    isSignedIn: user !== undefined,
    isDrawn: (isDrawn && isCurrent) || mockUp === null || isStale,
    check() {
      setProofRequested(true)
      setRefused(null)
      const all = fieldMessages(studio, design, findings, photos, true)
      const stopped = studio.fields.find(({ id }) => all[id]?.level === 'stop')
      // An empty form has no proof.
      if (stopped || !isFilled) focusField(stopped?.id)
      return !stopped && isFilled
    },
    // Its message is at the field.
    onRefusedPhoto: ({ field }) => focusField(field ?? undefined),
    picture: () => (mockUp ? smallPicture(mockUp.picture) : null),
  })

  const saved = { product, studio, choice, draftState }

  return (
    <section
      ref={section}
      data-studio
      aria-labelledby={headingId}
      className="group/studio flex flex-col gap-4 [&_:is(input,textarea)]:max-md:tall:scroll-mt-52"
    >
      <SectionHead id={headingId} studio={studio} isNeeded={isNeeded} />
      {isForOrder && <p className="border-l-4 border-link pl-4 text-sm">{texts.forOrder}</p>}
      {studio.fields.some(({ kind }) => kind === 'text') && <TypingScriptField />}
      {picture && !isSeen && <PreviewStrip {...picture} top={top} />}
      {requestedDesign.isReading ? (
        <FieldSkeletons shapes={shapesOf(studio.fields)} />
      ) : (
        studio.fields.map((field) => (
          <StudioField
            key={field.id}
            field={isNeeded ? field : { ...field, required: false }}
            onTouch={() => {
              setTouched(true)
              setView(viewOfField(studio, field.id) ?? view)
            }}
            value={values[field.id] ?? null}
            photo={photos[values[field.id] ?? '']}
            message={refusalOf(refused, field.id, values) ?? message[field.id]}
            onChange={(value) => {
              lookAtIt()
              drawEarly(shownDesign(studio, setValue(field.id, value), photos))
            }}
            onPhoto={(taking) => {
              lookAtIt()
              setRefused(null)
              return choosePhoto(field.id, taking, seen)
            }}
            onCrop={() => setCropped(field.id)}
          />
        ))
      )}
      {croppedField && croppedPhoto && (
        <Suspense>
          <FieldCrop
            studio={studio}
            scene={design.scene}
            field={croppedField}
            photo={croppedPhoto}
            onEdit={(edit) => {
              lookAtIt()
              draftState.edit(edit)
            }}
            onClose={() => setCropped(null)}
          />
        </Suspense>
      )}
      <div className="flex flex-wrap gap-x-6">
        <Link
          to={`/studio/${product.id}?${query}`}
          state={{ choice }}
          className={`inline-flex min-h-11 items-center gap-2 text-sm font-semibold ${textLinkClass}`}
        >
          <Icon shape={Move} className="size-5" />
          {texts.moveFreely}
        </Link>
        {!isForOrder && (
          <Link
            to={`/name-lists/new?${new URLSearchParams({ product: product.id, color: choice.color })}`}
            className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
          >
            {texts.manyNames}
          </Link>
        )}
        {user && isFilled && !isForOrder && (
          <Suspense>
            <SaveInAccount {...saved} />
          </Suspense>
        )}
      </div>
      <div>
        <TabQuestion {...draftState} />
        {user && draft.design && !isForOrder && (
          <Suspense>
            <Autosave
              {...saved}
              isPaused={proofFlow.opened !== null || requestedDesign.isReading}
              onTheirs={requestedDesign.readAgain}
            />
          </Suspense>
        )}
        <StudioNote
          {...draftState}
          isInAccount={user !== undefined && isInAccount(draft, choice)}
          error={requestedDesign.error}
          isStale={isStale}
          isFilled={isFilled}
          isMissed={isProofRequested && !isFilled}
          waitsFor={proofFlow.waitsFor}
        />
      </div>
      {/* Narrow screens show the total in the bar. */}
      <p aria-live="polite" className="tabular font-medium empty:hidden max-md:sr-only">
        {isNeeded &&
          !isForOrder &&
          price !== product.payable &&
          texts.pieceWithPrint(formatRupees(price))}
      </p>
      <p id={descriptionId} aria-live="polite" className="sr-only font-system">
        {description}
      </p>
      {frame &&
        picture &&
        isShown &&
        createPortal(
          <Preview {...picture} describedBy={descriptionId} isPinned={!isSeen} onView={setView} />,
          frame,
        )}
      {small &&
        picture &&
        createPortal(
          <SmallPreview {...picture} isShown={isShown === true} onShow={() => onShow(true)} />,
          small,
        )}
      {proofFlow.opened && !user && picture && (
        <Suspense>
          <GuestProof
            picture={picture}
            productId={product.id}
            choice={choice}
            values={values}
            findings={findings}
            price={personalisationPrice(studio.prices, areasInUse(design.scene))}
            descriptionId={descriptionId}
            onView={setView}
            onMend={(field) => {
              proofFlow.close()
              // After the dialog has restored the focus.
              setTimeout(() => focusField(field))
            }}
            onSignIn={() => {
              proofFlow.close()
              proofFlow.opened?.signIn()
            }}
            onClose={proofFlow.close}
          />
        </Suspense>
      )}
      {proofFlow.opened && user && (
        <StudioProof
          {...props}
          studio={studio}
          draftState={draftState}
          userId={user.id}
          press={proofFlow.opened.press}
          onRefused={setRefused}
          onTheirs={requestedDesign.readAgain}
          onField={focusField}
          onClose={proofFlow.close}
        />
      )}
    </section>
  )
}

/** Shown at its field while the value stays the same. */
function refusalOf(
  refused: RefusedField | null,
  field: string,
  values: FieldValues,
): FieldMessage | undefined {
  if (refused?.field !== field || refused.value !== values[field]) return undefined
  return { level: 'stop', sentence: refused.sentence }
}
