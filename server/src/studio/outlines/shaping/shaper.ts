import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import { type TextToShape, toShape } from '@tohfa/print-engine/text/text-to-shape'
import { createFairQueue } from '#platform/threads/fair-queue.ts'
import { createThread } from '#platform/threads/work-thread.ts'
import type * as tasks from './shape-thread.ts'

/** A text takes some milliseconds, 200 bent letters of the finest script a tenth of a second. */
const mostMsOfText = 10_000

const runInThread = createThread<typeof tasks>(
  new URL('shape-thread.ts', import.meta.url),
  mostMsOfText,
)
const enqueue = createFairQueue({ mostOfOne: 20, most: 200 })

/**
 * Texts as outlines, in their order. A separate thread shapes each, in turns by person
 * (docs/studio.md 5.7), so that a long list delays neither the shop nor other callers.
 *
 * @param who an account or a network address
 * @throws Failure 503 `too_busy`
 */
export const shapeTexts = (who: string, texts: readonly TextToShape[]): Promise<ShapedText[]> =>
  oneByOne(who, texts, (text) => runInThread('shape', text))

/** The same without the outlines themselves, for preflight. */
export const measureTexts = (
  who: string,
  texts: readonly TextToShape[],
): Promise<Omit<ShapedText, 'd' | 'colored'>[]> =>
  oneByOne(who, texts, (text) => runInThread('measure', text))

/** Of texts that are the same one is shaped. */
async function oneByOne<Shaped>(
  who: string,
  texts: readonly TextToShape[],
  shape: (text: TextToShape) => Promise<Shaped>,
): Promise<Shaped[]> {
  const known = new Map<string, Shaped>()
  const all: Shaped[] = []
  for (const item of texts) {
    const given = toShape(item)
    const key = JSON.stringify(given)
    const one = known.get(key) ?? (await enqueue({ who }, () => shape(given)))
    known.set(key, one)
    all.push(one)
  }
  return all
}
