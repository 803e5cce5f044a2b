/** Messages for calls that could not be made. */
export const connectionTexts = {
  unreachable: 'The shop cannot be reached. Please check your connection and try again',
} as const
