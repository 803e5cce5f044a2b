import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MailFrame } from './layout.frame.ts'
import { MailSheet } from './layout.html.ts'
import { textSheet } from './layout.text.ts'
import { linesOf, type MailContent, type MailStore } from '#platform/mail/mail-content.ts'

/** Both forms of a mail, which have the same text, with the shop's name and particulars. */
export function renderMail(store: MailStore, content: MailContent): { html: string; text: string } {
  const { title, language = 'en' } = content
  const page = h(MailFrame, { store, title, language }, h(MailSheet, { content }))
  return {
    html: `<!doctype html>\n${renderToStaticMarkup(page)}\n`,
    text: `${textSheet(content)}\n\n-- \n${linesOf(store).join('\n')}\n`,
  }
}
