const written = /(?:wa\.me\/\+?|[?&]phone=(?:%2B|\+)?)(\d{8,15})\b/
/** As wa.me takes it: with the country's code, without anything else. */
const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/

/** The number under which the shop answers on WhatsApp: that of its link, else its mobile number. */
export function whatsappNumber(shop: { whatsappUrl: string; phone: string }): string | null {
  const [, linked] = written.exec(shop.whatsappUrl) ?? []
  if (linked) return linked
  const [, mobile] = indianMobile.exec(shop.phone.replaceAll(/[\s()-]/g, '')) ?? []
  return mobile ? `91${mobile}` : null
}
