/** What somebody says yes to at the checkout or in the account; it is kept with the yes. */
export const messageConsentTexts = {
  wording: (phone: string) =>
    `Yes, write to me by WhatsApp at ${phone} about my orders. I end this at any time by answering STOP.`,
} as const
