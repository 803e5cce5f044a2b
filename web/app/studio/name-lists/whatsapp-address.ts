/**
 * The address that opens WhatsApp with a message to be sent.
 *
 * @param number with the country code, digits only; without it the sender chooses the chat
 */
export const whatsappAddress = (message: string, number = ''): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`
