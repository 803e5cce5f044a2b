import type { StoreParticulars } from '@tohfa/contract/shared/pages'

/** The seller's legal name, with a trade name that differs. */
export function sellerName({ name, legalName, tradeName }: StoreParticulars): string {
  if (!legalName) return tradeName ?? name
  return tradeName && tradeName !== legalName ? `${legalName} (${tradeName})` : legalName
}
