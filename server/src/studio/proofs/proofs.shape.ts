import { toRupees } from '@tohfa/contract/money'
import { sayFinding } from '@tohfa/contract/studio/finding'
import { personalisationPrice } from '@tohfa/contract/studio/print-price'
import { proofPictures } from '@tohfa/contract/studio/proof-pictures'
import type { Proof } from '@tohfa/contract/studio/proofs'
import { preflightTexts } from '@tohfa/contract/studio/studio.texts'
import type { ProofRow, RequestRow } from './proofs.queries.ts'

/** A proof as the calls answer it: rupees, and the findings in English. */
export function proofOf(proof: ProofRow, request: RequestRow, approved: boolean): Proof {
  const { hash, state } = proof
  const pages = (proof.pages ?? []).map((page) => ({
    ...page,
    ...proofPictures(hash, page.area, request),
  }))
  return {
    hash,
    state,
    preview: pages[0]?.preview ?? null,
    pages,
    preflight: request.preflight.map((one) => ({ ...one, text: sayFinding(preflightTexts, one) })),
    price: toRupees(priceOf(request)),
    approved,
  }
}

/** In paise, as the product's studio takes now. */
function priceOf({ areasInUse, surchargePaise, extraAreaPaise }: RequestRow): number {
  const prices = { surcharge: surchargePaise ?? 0, extraArea: extraAreaPaise ?? 0 }
  return personalisationPrice(prices, areasInUse)
}
