type BriefError = { type: string; message: string; stack: string; [key: string]: unknown }

/**
 * What a log needs of an error: drivers hang whole connections onto theirs, and name the values of a
 * statement that failed, among which are codes, addresses and the hashes of passwords.
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
