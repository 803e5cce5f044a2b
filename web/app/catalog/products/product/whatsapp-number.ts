const written = /(?:wa\.me\/\+?|[?&]phone=(?:%2B|\+)?)(\d{8,15})\b/
/** In the format of wa.me: with the country code, digits only. */
const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/

/** The shop's WhatsApp number: that of its link, else its mobile number. */
export function whatsappNumber(shop: { whatsappUrl: string; phone: string }): string | null {
  const [, linked] = written.exec(shop.whatsappUrl) ?? []
  if (linked) return linked
  const [, mobile] = indianMobile.exec(shop.phone.replaceAll(/[\s()-]/g, '')) ?? []
  return mobile ? `91${mobile}` : null
}
