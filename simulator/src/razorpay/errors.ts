/** An error in the payment provider's format (docs/providers.md 1.1). */
export class RazorpayError extends Error {
  readonly status: number
  readonly body: { error: Record<string, unknown> }

  constructor(status: number, description: string, more: Record<string, unknown> = {}) {
    super(description)
    this.status = status
    this.body = {
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'business',
        step: 'payment_initiation',
        reason: 'input_validation_failed',
        metadata: {},
        ...more,
      },
    }
  }
}

export const badRequest = (description: string, more?: Record<string, unknown>) =>
  new RazorpayError(400, description, more)

export const unknownId = () => badRequest('The id provided does not exist')
