import type { FilledTemplate } from '@tohfa/print-engine/scene/fill-template'
import { type Finding, findingMessage } from '@tohfa/print-engine/scene/finding'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { FieldMessage } from './field-row.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Photos } from '#studio/draft/use-draft.ts'
import { fieldOf } from '#studio/proof/use-findings.ts'

/**
 * What is said at each field, by its id: what stops the print before what is only warned of.
 *
 * @param isProofRequested whether somebody asked for the proof, and so hears of fields that are empty
 */
export function fieldMessages(
  { fields }: ProductStudio,
  design: FilledTemplate,
  findings: readonly Finding[],
  photos: Photos,
  isProofRequested: boolean,
): Record<string, FieldMessage> {
  const message: Record<string, FieldMessage> = {}
  for (const note of photoNotes(design, photos)) message[note.field] = note.message
  for (const level of ['warn', 'stop'] as const)
    for (const found of findings) {
      const field = fieldOf(found, design)
      if (found.level !== level || !field) continue
      if (found.code === 'required_field_empty' && !isProofRequested) continue
      message[field] = { level, sentence: findingMessage(preflightTexts, found) }
    }
  for (const { id } of fields) {
    const problem = design.problems[id]
    if (problem?.code === 'tooLong')
      message[id] = { level: 'stop', sentence: texts.tooLong(problem.params[0]) }
  }
  return message
}

/** That a photo is here, told while somebody chooses; what is found of its size stands in its place. */
function photoNotes({ scene }: FilledTemplate, photos: Photos) {
  return scene.areas.flatMap(({ items }) =>
    items.flatMap((item) => {
      const photo = item.kind === 'photo' && item.file ? photos[item.file] : undefined
      if (!photo || item.kind !== 'photo' || !item.field) return []
      return [{ field: item.field, message: { level: 'note', sentence: texts.photoHere } as const }]
    }),
  )
}
