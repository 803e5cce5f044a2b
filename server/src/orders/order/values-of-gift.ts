import type { Gift } from '@tohfa/contract/orders/gift'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'

/** The words of a gift as what is printed is listed. */
export const valuesOfGift = ({ to, from, message }: Gift): PrintedValue[] => [
  { label: 'To', value: to },
  ...(from ? [{ label: 'From', value: from }] : []),
  { label: 'Message', value: message },
]
