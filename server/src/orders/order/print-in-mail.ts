import { colorSwatch } from '@tohfa/print-engine/scene/colors'
import type { Order } from '@tohfa/contract/orders/orders'
import { colorNames } from '@tohfa/print-engine/mockup/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/print-engine/mockup/nearest-color'
import { writtenValues } from '@tohfa/print-engine/scene/written-values'
import { plainTexts } from '@tohfa/print-engine/scene/plain.texts'
import type { MailLine } from '#platform/mail/mail-content.ts'
import type { Reader } from '#platform/mail/reader.ts'

/**
 * The print of a line, in words and as a picture. The buyer made up both, so a mail repeats them
 * only to the e-mail that the account has proven (docs/decisions/017).
 */
export function printInMail(
  { personalisation, plain, product, selectedDetails }: Order['order_items'][number],
  { typed }: Reader,
): Pick<MailLine, 'words' | 'picture'> {
  if (plain) return { words: [plainTexts.line] }
  if (!personalisation || !typed) return {}
  const { values, preview, mockUp } = personalisation
  return {
    words: writtenValues(values).map(({ label, value }) => `${label}: ${wordsOf(value)}`),
    picture: {
      preview: mockUp ?? preview,
      background: colorSwatch(selectedDetails.color),
      alt: `What we print on ${product.title}`,
    },
  }
}

const wordsOf = (value: string): string =>
  isHexColor(value) ? colorNames[nearestColor(value)] : value
