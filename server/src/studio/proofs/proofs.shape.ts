import { toRupees } from '@tohfa/contract/shared/money'
import { findingMessage } from '@tohfa/print-engine/scene/finding'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import { photographFor } from '@tohfa/print-engine/mockup/photograph'
import { otherTurn } from '@tohfa/print-engine/mockup/facing-turn'
import { otherViewOf, proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import { kitFor } from '#studio/shares/mock-up-picture.ts'
import { sheetsOf } from '#studio/press/sheet.ts'
import type { ProofRow, RequestRow } from './proofs.queries.ts'

/** A proof as the calls answer it: rupees, and the findings in English. */
export function proofOf(proof: ProofRow, request: RequestRow, approved: boolean): Proof {
  const { hash, state } = proof
  const pages = (proof.pages ?? []).map((page) => {
    const pictures = proofPictures(hash, page.area, request)
    const isTurned = hasOtherView(proof, page.area, request)
    return {
      ...page,
      ...pictures,
      ...(isTurned && { otherView: otherViewOf(pictures.mockUp) }),
    }
  })
  return {
    hash,
    state,
    preview: pages[0]?.preview ?? null,
    pages,
    preflight: request.preflight.map((one) => ({
      ...one,
      text: findingMessage(preflightTexts, one),
    })),
    price: toRupees(priceOf(request)),
    approved,
  }
}

/** Whether some content of an area is hidden in the view that shows most of it. */
function hasOtherView(
  { blank, scene }: ProofRow,
  area: string,
  { category, color, photographs }: RequestRow,
): boolean {
  const sheet = sheetsOf(blank, scene).find((one) => one.area.id === area)
  const photograph = photographFor(photographs, area, color)
  const place = { blank: blank.id, category: category ?? undefined, photograph }
  const kit = sheet && kitFor(place, sheet.area)
  return sheet && kit ? otherTurn(kit, sheet.scene) !== undefined : false
}

/** In paise, as the product's studio takes now. */
function priceOf({ areasInUse, surchargePaise, extraAreaPaise }: RequestRow): number {
  const prices = { surcharge: surchargePaise ?? 0, extraArea: extraAreaPaise ?? 0 }
  return personalisationPrice(prices, areasInUse)
}
