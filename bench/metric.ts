import { ask } from './ask.ts'

/** A figure of `/metrics` that has no labels. */
export async function metric(shop: string, name: string): Promise<number> {
  const { body } = await ask(`${shop}/metrics`)
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body.toString())?.[1])
}
