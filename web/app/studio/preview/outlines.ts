import { outlineRequests } from '@tohfa/contract/studio/outline-requests'
import type { ProductStudio } from '@tohfa/contract/studio/product-studio'
import type { Ink } from '@tohfa/print-engine/blanks/blank-row'
import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import { type TextToShape, toShape } from '@tohfa/print-engine/text/text-to-shape'
import type { TextItem } from '@tohfa/print-engine/scene/scene'
import { call } from '#platform/api/api-client.ts'
import { askWorker } from '#studio/worker/ask-worker.ts'

/** The server is asked only at pauses in the typing. */
const pauseMs = 120
/** Every keystroke leaves one. */
const mostKept = 500

const kept = new Map<string, ShapedText>()

/** The cache key of an outline: everything that determines it. */
const keyOf = (item: TextItem, ink: Ink): string => JSON.stringify(toShape({ ...item, ink }))

/** @param ink of the blank that the item is printed on */
export const shapedText = (item: TextItem, ink: Ink): ShapedText | undefined =>
  shapedAs(toShape({ ...item, ink }))

/** The same for what was, or will be, sent to be shaped. */
export const shapedAs = (text: TextToShape): ShapedText | undefined =>
  kept.get(JSON.stringify(text))

/** Caches an outline that came with a template. */
export function keepOutline(
  item: TextItem,
  ink: Ink,
  outline: ProductStudio['outlines'][string],
): void {
  const { colored, ...shaped } = outline
  const key = keyOf(item, ink)
  if (!kept.has(key)) kept.set(key, { ...shaped, ...(colored && { colored }), size: item.size })
}

/**
 * Shapes the texts that are not cached yet; `shapedText` returns them afterwards.
 * @throws Error when neither the browser nor the server can
 */
export async function shapeAll(
  items: readonly TextItem[],
  ink: Ink,
  signal: AbortSignal,
): Promise<void> {
  // An empty field draws nothing and needs no font.
  const wanted = items.filter((item) => item.text !== '' && !kept.has(keyOf(item, ink)))
  if (wanted.length === 0) return
  const shaped = await shape(
    wanted.map((item) => toShape({ ...item, ink })),
    signal,
  )
  forgetOldest(new Set(items.map((item) => keyOf(item, ink))))
  wanted.forEach((item, i) => {
    const text = shaped[i]
    if (text) kept.set(keyOf(item, ink), text)
  })
}

function forgetOldest(needed: ReadonlySet<string>): void {
  for (const key of kept.keys()) {
    if (kept.size <= mostKept) return
    if (!needed.has(key)) kept.delete(key)
  }
}

async function shape(texts: TextToShape[], signal: AbortSignal): Promise<ShapedText[]> {
  try {
    return await askWorker('shape', texts)
  } catch {
    // A font may have failed to load: the server shapes with the same function, and the worker is
    // tried again the next time.
  }
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return askServer(texts, signal)
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
