import { useState } from 'react'
import type { Box, Scanned } from '@tohfa/contract/fulfilment/packing/packing'
import type { ScanStep } from '@tohfa/contract/fulfilment/packing/scan-steps'
import { call } from '#platform/api/api-client.ts'
import { workbenchTexts as texts } from './workbench.texts.ts'

/** The result of the last scan. */
export type ScanResult = { tone: 'good' | 'known' | 'bad'; sentence: string; times: number }

/** Sends scanned codes one after the other, and keeps the box being packed. */
export function useScans(onDone: () => void) {
  const [result, setResult] = useState<ScanResult | null>(null)
  const [box, setBox] = useState<Box | null>(null)

  const show = (tone: ScanResult['tone'], sentence: string) =>
    setResult((before) => ({ tone, sentence, times: (before?.times ?? 0) + 1 }))

  async function scan(code: string, step: ScanStep): Promise<void> {
    const answer = await call('POST /admin/bench/scans', { body: { code, step } })
    if (!answer.success) return show('bad', answer.fields?.code ?? answer.error)
    const { data } = answer
    show(data.already ? 'known' : 'good', sentenceOf(data))
    setBox(step === 'packed' ? data.box : null)
    onDone()
  }

  async function open({ orderId }: Box): Promise<void> {
    const answer = await call('DELETE /admin/bench/boxes/:id', { params: { id: orderId } })
    if (!answer.success) return show('bad', answer.error)
    show('known', texts.opened(answer.data.orderNumber))
    setBox(answer.data)
    onDone()
  }

  return { result, box, scan, open, close: () => setBox(null) }
}

function sentenceOf({ step, already, line, box }: Scanned): string {
  const code = line ?? box.orderNumber
  if (step === 'printed') return already ? texts.printedBefore(code) : texts.printed(code)
  if (box.missing.length === 0)
    return already ? texts.packedBefore(box.orderNumber) : texts.packed(box.orderNumber)
  const missing = missingIn(box)
  if (line === null) return missing
  return `${already ? texts.inBoxBefore(code) : texts.inBox(code)} ${missing}`
}

const mostNamed = 12

/** The codes that are missing; of many the first ones, and how many more. */
function missingIn({ missing }: Pick<Box, 'missing'>): string {
  const named = missing.slice(0, mostNamed).join(', ')
  const more = missing.length - mostNamed
  return more > 0 ? texts.missingMore(named, more) : texts.missing(named)
}
