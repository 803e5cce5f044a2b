export const askTexts = {
  ask: 'Ask on WhatsApp',
  about: (title: string, address: string) => `I have a question about ${title}: ${address}`,
  share: 'Share',
  copied: 'The link is copied',
  notCopied: 'The link could not be copied. It is the address of this page',
} as const
