import { STATUS_CODES } from 'node:http'
import { z } from 'zod'
import { failureEnvelope } from '@tohfa/contract/shared/envelope'
import type { Access } from '@tohfa/contract/shared/call'

type DocumentedCall = {
  access: Access
  /** Whether it takes a body, and whether its path names something. */
  hasBody: boolean
  hasParams: boolean
}

const { $schema: _, ...envelopeSchema } = z.toJSONSchema(failureEnvelope)

/**
 * The failures that a call may answer by its kind (docs/product.md 18.3), for its document; what
 * only one call answers stands at that call.
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
