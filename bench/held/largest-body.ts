import { glob } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { CallDescription } from '@tohfa/contract/shared/call'
import { z } from 'zod'

type Schema = {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
  maxItems?: number
  maximum?: number
}

const contract = fileURLToPath(new URL('../../contract/src/', import.meta.url))
const usualMost = 1024 * 1024

/** Every call that the contract describes, by its method and path. */
export async function describedCalls(): Promise<Map<string, CallDescription>> {
  const calls = new Map<string, CallDescription>()
  for await (const file of glob('**/*.calls.ts', { cwd: contract }))
    for (const part of Object.values((await import(pathToFileURL(contract + file).href)) as object))
      if (typeof part === 'object' && part !== null)
        for (const [name, call] of Object.entries(part as Record<string, CallDescription>))
          if (/^[A-Z]+ \//.test(name)) calls.set(name, call)
  return calls
}

/** The largest bodies that a call takes: one of its schema, as long as that lets it be, and one of nothing but small parts. */
export function largestBodies({ body, mostBytes = usualMost }: CallDescription): string[] {
  if (!body) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const small = `{"many":[${'{},'.repeat(Math.floor(mostBytes / 3) - 8)}{}]}`
  for (let many = 4_096; many >= 1; many = Math.floor(many / 2)) {
    const text = JSON.stringify(largest(schema, many)) ?? '{}'
    if (Buffer.byteLength(text) <= mostBytes) return [text, small]
  }
  return [small]
}

/** A value of a schema; what has no bound of its own has `many` letters or parts. */
function largest(schema: Schema, many: number): unknown {
  const { type, enum: choices, anyOf, properties = {}, items = {} } = schema
  if (schema.const !== undefined) return schema.const
  if (choices) return choices.at(-1)
  if (anyOf) return largest(anyOf[0] ?? {}, many)
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([key, one]) => [key, largest(one, many)]),
    )
  if (type === 'array')
    return Array.from({ length: Math.min(many, schema.maxItems ?? many) }, () =>
      largest(items, many),
    )
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return Math.min(schema.maximum ?? 5, 5)
  return 'क्षि '.repeat(Math.ceil(Math.min(many, schema.maxLength ?? many) / 5))
}
