export const messageTickTexts = {
  known: (phone: string) =>
    `You get news of this order by WhatsApp at ${phone}. You can end that in your account, or by answering STOP.`,
} as const
