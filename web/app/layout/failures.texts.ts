/** For moments in which something outside of a page's own doing fails. */
export const failuresTexts = {
  number: 'If you write to us, please name this number:',
  offline: 'You are offline. What you see may be old, and nothing can be sent.',
  offlineLink: 'You are offline: this page opens as soon as the connection is back.',
} as const
