import { colorSwatch } from '@tohfa/contract/colors'
import type { Order } from '@tohfa/contract/orders'
import { colorNames } from '@tohfa/contract/studio/color-names.texts'
import { isHexColor, nearestColor } from '@tohfa/contract/studio/nearest-color'
import { writtenValues } from '@tohfa/contract/studio/written-values'
import { plainTexts } from '@tohfa/contract/studio/plain.texts'
import type { MailLine } from '#platform/mail/mail-content.ts'
import type { Reader } from '#platform/mail/reader.ts'

/**
 * What is printed on a line, in words and as a picture. Both were made up by the buyer, so they are
 * repeated only to the e-mail that the account has proven (docs/decisions/017).
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
