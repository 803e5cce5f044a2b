import { mostLettersOutlined, mostOutlines } from '@tohfa/print-engine/scene/bounds'
import { lettersOf } from '@tohfa/print-engine/text/letters-of'

/** Splits texts into as many requests as they need, in their order. */
export function outlineRequests<Text extends { text: string }>(texts: readonly Text[]): Text[][] {
  const requests: Text[][] = []
  for (const text of texts) {
    const last = requests.at(-1)
    const fits =
      last && last.length < mostOutlines && lettersOf([...last, text]) <= mostLettersOutlined
    if (fits) last.push(text)
    else requests.push([text])
  }
  return requests
}
