type BriefError = { type: string; message: string; stack: string; [key: string]: unknown }

/**
 * The parts of an error for the log. Drivers attach whole connections to their errors, and the
 * values of the failed statement, such as codes, addresses and password hashes.
 */
export function briefError(error: Error & { code?: unknown }): BriefError {
  const { name, message, code, stack = '', cause } = error
  return {
    type: name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: briefError(cause) }),
  }
}

function withoutValues(text: string): string {
  return text.replace(/\nparams: .*?(?=\n {4}at |$)/s, '')
}
