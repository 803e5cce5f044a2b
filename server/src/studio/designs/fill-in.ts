import { cleanText } from '@tohfa/print-engine/text/clean-text'
import type { FieldProblem } from '@tohfa/print-engine/scene/field-problem'
import { fillTemplate } from '@tohfa/print-engine/scene/fill-template'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import type { FieldValues } from '@tohfa/print-engine/scene/template-fields'
import { type Fields, refusedFields } from '#platform/http/failures.ts'
import { message, type Message } from '#platform/http/messages.ts'
import type { OwnPhoto } from '#studio/photos/photos.queries.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'

/** Those of these names, ids or sha256, that are photos of the person. */
export type PhotosNamed = (names: readonly string[]) => Promise<OwnPhoto[]>

/** The template with filled-in values; 400 at `values.<field>` for an invalid one. */
export async function fillIn(
  values: FieldValues,
  { template, fields }: StudioRow,
  photosNamed: PhotosNamed,
): Promise<Scene> {
  const given: FieldValues = Object.fromEntries([
    // A field may have the name of an object's built-in property, such as `constructor`.
    ...fields.map(({ id }) => [id, null]),
    ...Object.entries(values).map(([id, value]) => [id, value === null ? null : cleanText(value)]),
  ])
  const names = fields.flatMap(({ id, kind }) => (kind === 'photo' && given[id]) || [])
  const photos = names.length > 0 ? await photosNamed(names) : []
  const photo = (named: string) => photos.find(({ id, sha256 }) => named === id || named === sha256)
  const { scene, problems } = fillTemplate(template, fields, given, { photo })
  const refused: Fields = {}
  for (const [id, problem] of Object.entries(problems))
    refused[`values.${id}`] = problemMessage(problem)
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
  return scene
}

/** The message of a fault at its field. */
export function problemMessage(problem: FieldProblem): Message {
  return problem.code === 'tooLong' ? message('tooLong', ...problem.params) : message(problem.code)
}
