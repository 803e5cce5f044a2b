import type { StoreParticulars } from '@tohfa/contract/shared/pages'

/** Who sells, by name in law, with the name they trade under where that is another. */
export function sellerName({ name, legalName, tradeName }: StoreParticulars): string {
  if (!legalName) return tradeName ?? name
  return tradeName && tradeName !== legalName ? `${legalName} (${tradeName})` : legalName
}
