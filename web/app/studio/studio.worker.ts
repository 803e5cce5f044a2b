import type { ShapedText, TextToShape } from '@tohfa/contract/studio/shape-text'
import { drawMockUp, type MockUpPart, type MockUpWish } from './draw-mock-up.ts'
import { shapeTexts } from './shape-texts.ts'

/*
 * Shapes words and draws mock-ups beside the page, which lets no WebAssembly run and must not wait:
 * this file is served with a policy of its own (server: pages/headers/worker-headers.ts,
 * docs/studio.md 12.3).
 */

/** What it is asked, and what it answers. */
export type Questions = {
  shape: { asked: TextToShape[]; answer: ShapedText[] }
  mockUp: { asked: MockUpWish; answer: MockUpPart | null }
}
export type Question = {
  [Kind in keyof Questions]: { id: number; kind: Kind; question: Questions[Kind]['asked'] }
}[keyof Questions]
/** Under the number of the question. */
export type Reply =
  | { id: number; answer: Questions[keyof Questions]['answer'] }
  | { id: number; error: string }

async function answer(asked: Question): Promise<Reply> {
  const { id } = asked
  try {
    if (asked.kind === 'shape') return { id, answer: await shapeTexts(asked.question) }
    return { id, answer: await drawMockUp(asked.question) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

/** Pixels go over, as they are needed here no more. */
function send(reply: Reply): void {
  const { answer } = { answer: null, ...reply }
  const pixels = answer && typeof answer === 'object' && 'pixels' in answer ? [answer.pixels] : []
  postMessage(reply, { transfer: pixels.map(({ data }) => data.buffer) })
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data).then(send)
})
