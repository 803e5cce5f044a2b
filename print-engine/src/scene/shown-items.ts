import { isBlank } from '#text/blank.ts'
import type { SceneArea, SceneItem } from './scene.ts'

/** Empty text and a frame without a photo: nothing of them is printed. */
export function isEmptyItem(item: SceneItem): boolean {
  if (item.kind === 'text') return isBlank(item.text)
  return item.kind === 'photo' && item.file === null
}

/** The printed items. */
export const shownItems = ({ items }: Pick<SceneArea, 'items'>): SceneItem[] =>
  items.filter((item) => !item.hidden && !isEmptyItem(item))
