import type { ReadPart } from './pdf-thread.ts'

/**
 * The input of a test's thread: its name, and all parts up to `parts`; `broken` fails after those.
 */
export async function* draw(
  { name, parts, broken }: { name: string; parts: number; broken?: boolean },
  read: ReadPart<string>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(name)
  for (let part = 0; part < parts; part++) yield Buffer.from(` ${await read(part)}`)
  if (broken) throw new Error('the paper tore')
}
