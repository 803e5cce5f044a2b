import { listFindingTexts } from '@tohfa/contract/studio/name-lists/list-findings.texts'
import type { ListFinding } from '@tohfa/contract/studio/name-lists/list-findings'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'

const texts = { ...preflightTexts, ...listFindingTexts }

/** The message of a finding, in the language of the page. */
export function findingSentence({ code, params }: Pick<ListFinding, 'code' | 'params'>): string {
  const words = texts[code] as (...given: ListFinding['params']) => string
  return words(...params)
}
