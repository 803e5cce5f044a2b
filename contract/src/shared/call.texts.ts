/**
 * Messages that every call may show. Separate from the other texts, because every page makes calls.
 */
export const callTexts = {
  somethingWrong: 'Something went wrong',
  requestCanceled: 'Request canceled',
} as const
