import { toThousandth as mm } from '#text/outline.ts'
import type { ShapedText } from '#text/shape-text.ts'
import type { Motif } from './motif.ts'
import type { SceneItem, TextItem } from './scene.ts'

export type TextOutline = Pick<ShapedText, 'd' | 'colored'>

/** What is drawn of an item, at its place; empty where it draws nothing. */
export function placed({ x, y, turn }: Pick<SceneItem, 'x' | 'y' | 'turn'>, drawn: string): string {
  if (drawn === '') return ''
  const turned = turn === 0 ? '' : ` rotate(${mm(turn)})`
  return `<g transform="translate(${mm(x)} ${mm(y)})${turned}">${drawn}</g>`
}

/** A text at its place, as `itemSvg` draws it: a worker needs no other items. */
export const placedText = (item: TextItem, shaped: TextOutline | undefined): string =>
  placed(item, item.hidden ? '' : textSvg(item, shaped))

/** The outline of letters is drawn behind them, so that half of the stroke is visible. */
export function textSvg({ color, outline }: TextItem, shaped: TextOutline | undefined): string {
  const { d = '', colored = [] } = shaped ?? {}
  const letters = d === '' ? '' : `<path d="${d}" fill="${color}"/>`
  const all = [d, ...colored.map((part) => part.d)].join('')
  const behind =
    outline && all !== ''
      ? `<path d="${all}" fill="none" stroke="${outline.color}" stroke-width="${mm(outline.width * 2)}" stroke-linejoin="round"/>`
      : ''
  return `${behind}${letters}${colored.map(motifPath).join('')}`
}

export function motifPath({ d, fill, line, opacity }: Motif['paths'][number]): string {
  const paint = line
    ? `fill="none" stroke="${fill}" stroke-width="${mm(line)}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${fill}"`
  return `<path d="${d}" ${paint}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`
}
