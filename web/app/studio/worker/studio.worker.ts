import type { PhotoLevels } from '@tohfa/print-engine/scene/photo-levels'
import type { ShapedText } from '@tohfa/print-engine/text/shape-text'
import type { TextToShape } from '@tohfa/print-engine/text/text-to-shape'
import { drawMockUp, type MockUpPart, type MockUpWish } from '#studio/preview/draw-mock-up.ts'
import { type LayerWish, paintLayer } from '#studio/preview/paint-layer.ts'
import type { StoredFile } from '#studio/draft/draft-store.ts'
import { measureLevels } from '#studio/photos/measure-levels.ts'
import { readForSheets } from '#studio/photos/photo-pixels.ts'
import { copyPhoto, type ReadPhoto } from '#studio/photos/read-photo.ts'
import { loadCommonEmoji } from '#studio/preview/load-emoji.ts'
import { shapeTexts } from '#studio/preview/shape-texts.ts'

/*
 * Shapes words, reads photos and draws mock-ups beside the page, which lets no WebAssembly run and must
 * not wait:
 * this file is served with a policy of its own (server: pages/headers/worker-headers.ts,
 * docs/studio.md 12.3).
 */

/** Each kind of question to the worker, with its answer. */
export type Questions = {
  shape: { question: TextToShape[]; answer: ShapedText[] }
  mockUp: { question: MockUpWish; answer: MockUpPart | null }
  /** A part of a sheet, for the stage. */
  layer: { question: LayerWish; answer: ImageBitmap }
  photo: { question: Blob; answer: ReadPhoto }
  /** Of a photo, when it was seen. */
  copy: { question: Blob; answer: StoredFile }
  levels: { question: Blob; answer: PhotoLevels }
}
type Question = {
  [Kind in keyof Questions]: { id: number; kind: Kind; question: Questions[Kind]['question'] }
}[keyof Questions]
/** Under the number of the question. */
export type Reply =
  | { id: number; answer: Questions[keyof Questions]['answer'] }
  | { id: number; error: string }

async function answer(question: Question): Promise<Reply> {
  const { id } = question
  try {
    return { id, answer: await work(question) }
  } catch (error) {
    return { id, error: String(error) }
  }
}

async function work({ kind, question }: Question): Promise<Questions[keyof Questions]['answer']> {
  switch (kind) {
    case 'shape':
      return shapeTexts(question)
    case 'mockUp':
      return drawMockUp(question)
    case 'layer':
      return paintLayer(question)
    case 'photo':
      return readForSheets(question)
    case 'copy':
      return copyPhoto(question)
    case 'levels':
      return measureLevels(question)
  }
}

/** Pixels and files go over, as they are needed here no more. */
function send(reply: Reply): void {
  const { answer } = { answer: null, ...reply }
  const transfer: Transferable[] = []
  if (answer instanceof ImageBitmap) transfer.push(answer)
  else if (answer && 'pixels' in answer) transfer.push(answer.pixels.data.buffer)
  else if (answer && 'bytes' in answer) transfer.push(answer.bytes)
  postMessage(reply, { transfer })
}

async function reply(question: Question): Promise<void> {
  send(await answer(question))
  if (question.kind === 'mockUp' || question.kind === 'layer') await loadCommonEmoji()
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void reply(data)
})
