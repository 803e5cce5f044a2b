import type { Gift } from '@tohfa/contract/orders/gift'
import { cardMessage } from '@tohfa/print-engine/scene/gift-card'
import type { PrintedValue } from '@tohfa/print-engine/scene/personalisation'

/** The words of a gift as what is printed is listed: in the lines of its card, so that papers have room. */
export const valuesOfGift = ({ to, from, message }: Gift): PrintedValue[] => [
  { label: 'To', value: to },
  ...(from ? [{ label: 'From', value: from }] : []),
  { label: 'Message', value: cardMessage(message) },
]
