import { outlineRequests } from '@tohfa/contract/studio/outline-requests'
import type { ShapedText, TextToShape } from '@tohfa/print-engine/text/shape-text'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { call } from '#platform/api/api-client.ts'
import { askWorker } from '#studio/worker/ask-worker.ts'

/** As long as somebody types on, the server is asked nothing. */
const pauseMs = 120
/** Every keystroke leaves one. */
const mostKept = 500

const kept = new Map<string, ShapedText>()

/** What decides an item's outline, as a name for it. */
const keyOf = (item: TextItem): string => JSON.stringify(toShape(item))

export const shapedText = (item: TextItem): ShapedText | undefined => kept.get(keyOf(item))

/** Keeps an outline that came with a template. */
export function keepOutline(item: TextItem, outline: Omit<ShapedText, 'size'>): void {
  if (!kept.has(keyOf(item))) kept.set(keyOf(item), { ...outline, size: item.size })
}

/**
 * Shapes those of the texts that were not shaped yet; `shapedText` knows them then.
 *
 * @throws Error when neither the browser nor the server can
 */
export async function shapeAll(items: readonly TextItem[], signal: AbortSignal): Promise<void> {
  // Of a field that nobody filled in nothing is drawn, and no font is needed for it.
  const wanted = items.filter((item) => item.text !== '' && !kept.has(keyOf(item)))
  if (wanted.length === 0) return
  const shaped = await shape(wanted, signal)
  forgetOldest(new Set(items.map(keyOf)))
  wanted.forEach((item, i) => {
    const text = shaped[i]
    if (text) kept.set(keyOf(item), text)
  })
}

function forgetOldest(needed: ReadonlySet<string>): void {
  for (const key of kept.keys()) {
    if (kept.size <= mostKept) return
    if (!needed.has(key)) kept.delete(key)
  }
}

async function shape(items: TextItem[], signal: AbortSignal): Promise<ShapedText[]> {
  try {
    return await askWorker('shape', items.map(toShape))
  } catch {
    // A font that did not come, perhaps: the server shapes, by the same function, and the next time
    // the worker is asked again.
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return askServer(items.map(toShape), signal)
}

async function askServer(texts: TextToShape[], signal: AbortSignal): Promise<ShapedText[]> {
  const shaped: ShapedText[] = []
  for (const items of outlineRequests(texts)) {
    if (signal.aborted) break
    const answer = await call('POST /studio/outlines', { body: { items }, signal })
    if (!answer.success) throw new Error(answer.error)
    shaped.push(...answer.data)
  }
  signal.throwIfAborted()
  return shaped
}

function toShape({ text, font, size, align, width, leading, track, bend }: TextItem): TextToShape {
  return { text, font, size, align, width, leading, track, bend }
}
