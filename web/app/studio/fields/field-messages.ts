import type { FilledTemplate } from '@tohfa/print-engine/scene/fill-template'
import { type Finding, findingMessage } from '@tohfa/print-engine/scene/finding'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import { preflightTexts } from '@tohfa/print-engine/scene/studio.texts'
import type { FieldMessage } from './field-row.tsx'
import { studioTexts as texts } from '#studio/studio.texts.ts'
import type { Photos } from '#studio/draft/draft-photo.ts'
import { fieldOf } from '#studio/proof/use-findings.ts'

/**
 * The message of each field, by its id; findings that stop the print come before warnings.
 * @param isProofRequested whether the proof was requested, which reports empty required fields
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

/** A message that the photo has loaded; a finding about its size replaces it. */
function photoNotes({ scene }: FilledTemplate, photos: Photos) {
  return scene.areas.flatMap(({ items }) =>
    items.flatMap((item) => {
      const photo = item.kind === 'photo' && item.file ? photos[item.file] : undefined
      if (!photo || item.kind !== 'photo' || !item.field) return []
      return [{ field: item.field, message: { level: 'note', sentence: texts.photoHere } as const }]
    }),
  )
}
