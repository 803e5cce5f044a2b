import type { DesignChange } from '@tohfa/contract/studio/designs'
import { type Fault, itemFaults } from '@tohfa/contract/studio/item-faults'
import type { Scene } from '@tohfa/print-engine/scene/scene'
import { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'
import { type Fields, refusedFields } from '#platform/http/failures.ts'
import { message, messageOfIssue } from '#platform/http/messages.ts'
import { fillIn, type PhotosNamed } from './fill-in.ts'
import type { StudioRow } from '#studio/templates/product-studio.queries.ts'
import { areasOf } from '#studio/templates/product-studio.shape.ts'
import { isPhoto } from './scene-photos.ts'

/**
 * The scene that was sent, or the template with the values that were sent. 400 with `fields` for
 * content that the studio does not offer, and for photos that are not the person's (docs/studio.md
 * 11.2).
 */
export async function sceneOf(
  { scene, values }: Pick<DesignChange, 'scene' | 'values'>,
  studio: StudioRow,
  photosNamed: PhotosNamed,
): Promise<Scene> {
  if (values && !scene) return fillIn(values, studio, photosNamed)
  if (!scene || values) throw refusedFields({ scene: message('sceneOrValues') })
  refuseFaults([...sceneFaults(scene, studio), ...(await photoFaults(scene, photosNamed))])
  return scene
}

/** 400 with `fields` for content that the studio no longer offers. */
export function refuseOtherScene(scene: Scene, studio: StudioRow): void {
  refuseFaults(sceneFaults(scene, studio))
}

function refuseFaults(faults: readonly Fault[]): void {
  const refused: Fields = {}
  for (const { path, ...fault } of faults)
    refused[['scene', ...path].join('.')] ??= messageOfIssue(fault)
  if (Object.keys(refused).length > 0) throw refusedFields(refused)
}

function sceneFaults(scene: Scene, studio: StudioRow): Fault[] {
  const { fields, fonts } = studio
  return [
    ...(scene.blank === studio.blank
      ? []
      : [{ path: ['blank'], message: studioRuleTexts.otherBlank }]),
    ...itemFaults(scene, { areas: areasOf(studio), fields, fonts: fonts ?? undefined }),
  ]
}

async function photoFaults(scene: Scene, photosNamed: PhotosNamed) {
  const shown = scene.areas.flatMap(({ items }, area) =>
    items.flatMap((item, index) =>
      isPhoto(item) ? [{ file: item.file, path: ['areas', area, 'items', index, 'file'] }] : [],
    ),
  )
  if (shown.length === 0) return []
  const own = new Set((await photosNamed(shown.map(({ file }) => file))).map((one) => one.sha256))
  return shown
    .filter(({ file }) => !own.has(file))
    .map(({ path }) => ({ path, message: studioRuleTexts.notYourPhoto }))
}
