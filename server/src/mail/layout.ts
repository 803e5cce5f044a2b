import { htmlFrame } from './layout.frame.ts'
import { htmlSheet } from './layout.html.ts'
import { textSheet } from './layout.text.ts'
import type { MailContent, MailStore } from './mail-content.ts'

/** A mail in both of its forms, which say the same, with the shop's name and particulars. */
export function renderMail(store: MailStore, content: MailContent): { html: string; text: string } {
  const { name, address, email, phone } = store
  return {
    html: htmlFrame(store, content.title, htmlSheet(content)),
    text: `${textSheet(content)}\n\n-- \n${name}\n${address}\n${email}, ${phone}\n`,
  }
}
