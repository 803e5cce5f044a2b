/** What every call may end with: apart from the other sentences, since every page makes calls. */
export const callTexts = {
  somethingWrong: 'Something went wrong',
  requestCanceled: 'Request canceled',
} as const
