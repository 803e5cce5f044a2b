import { useEffect, useState } from 'react'
import { outlineRequests } from '@tohfa/contract/studio/outline-requests'
import type { Outline } from '@tohfa/contract/studio/outlines'
import { type TextToShape, toShape } from '@tohfa/print-engine/text/text-to-shape'
import { call } from '#platform/api/api-client.ts'

/** Requesting at a pause in the typing is enough. */
const quietMs = 150
const mostKept = 500

/** Outlines by what determines them, for the lifetime of this document. */
const kept = new Map<string, Outline>()

const keyOf = (item: TextToShape) => JSON.stringify(toShape(item))

/**
 * Outlines of texts, from the server (docs/studio.md 5.6).
 * @param items the same list as long as nothing in it changes
 * @returns a function that gives the outline of an item; undefined while it loads
 */
export function useOutlines(items: readonly TextToShape[]) {
  const [, setDrawn] = useState(0)

  useEffect(() => {
    const wanted = items.filter((item) => !kept.has(keyOf(item)))
    if (wanted.length === 0) return undefined
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void drawAll(wanted, controller.signal, () => setDrawn((times) => times + 1))
    }, quietMs)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [items])

  return (item: TextToShape): Outline | undefined => kept.get(keyOf(item))
}

async function drawAll(
  items: readonly TextToShape[],
  signal: AbortSignal,
  onDrawn: () => void,
): Promise<void> {
  for (const some of outlineRequests(items)) {
    if (signal.aborted) return
    if (await draw(some, signal)) onDrawn()
  }
}

async function draw(items: readonly TextToShape[], signal: AbortSignal): Promise<boolean> {
  const answer = await call('POST /studio/outlines', {
    body: { items: items.map(toShape) },
    signal,
  })
  if (!answer.success) return false
  for (const [index, outline] of answer.data.entries()) {
    const item = items[index]
    if (item) kept.set(keyOf(item), outline)
  }
  for (const key of kept.keys()) if (kept.size > mostKept) kept.delete(key)
  return true
}
