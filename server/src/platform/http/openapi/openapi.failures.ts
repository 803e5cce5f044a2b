import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { failureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Access } from '@tohfa/contract/shared/call'

type DocumentedCall = {
  access: Access
  /** Whether it has a body, and whether its path has parameters. */
  hasBody: boolean
  hasParams: boolean
}

const { $schema: _, ...envelopeSchema } = z.toJSONSchema(failureEnvelope)

/**
 * The failures that any call of this kind may answer (docs/product.md 18.3), for the API document.
 * Failures of a single call are declared with it.
 */
export function failuresOf({ access, hasBody, hasParams }: DocumentedCall): Record<string, object> {
  const statuses = [
    400,
    ...(access === 'public' ? [] : [401, 403, 404]),
    ...(access === 'public' && hasParams ? [404] : []),
    ...(hasBody ? [409, 413, 415] : []),
    429,
    500,
    503,
  ]
  return Object.fromEntries(
    statuses.map((status) => [status, { description: STATUS_CODES[status], ...envelopeSchema }]),
  )
}
