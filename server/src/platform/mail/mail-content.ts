import type { Language } from '@tohfa/contract/i18n/languages'

/** The content of a mail in its order; all plain text, escaped later. */
export type MailContent = {
  title: string
  /** One paragraph or several. */
  intro: string | readonly string[]
  /** A code to type, shown large. */
  code?: string
  /** A table, such as the lines of an order: a name, details below it, an amount on the right. */
  lines?: readonly MailLine[]
  /** The last line of the table, in bold. */
  total?: { label: string; amount: string }
  /** An address, line by line under its heading. */
  address?: { heading: string; lines: readonly string[] }
  /** The main button. */
  button?: { label: string; url: string }
  outro?: string | readonly string[]
  /** What else can be opened, a line each. */
  links?: readonly { label: string; url: string }[]
  /** English, where it is left out. */
  language?: Language
}
export type MailLine = {
  name: string
  details?: string
  /** The words of the print, one per line. */
  words?: readonly string[]
  picture?: MailPicture
  amount?: string
}

/** A print as a picture inside the mail, so that mail programs load nothing from the shop. */
type MailPicture = {
  /** The address of its preview. */
  preview: string
  /** As `#rrggbb`, the colour behind the print. */
  background: string
  alt: string
}

/** The content id by which the HTML names an embedded picture. */
export function contentId(preview: string): string {
  return `${preview.replace(/\W+/g, '-')}@print`
}

/** The shop as a mail names it. */
export type MailStore = {
  name: string
  email: string
  phone: string
  address: string
  /** The address of its logo; without one mails have its name alone. */
  logo?: string | undefined
}

/** The sender's details at the end of a mail, without those that the shop has not set. */
export function linesOf({ name, email, phone, address }: MailStore): string[] {
  return [name, address, [email, phone].filter(Boolean).join(', ')].filter(Boolean)
}

/** One paragraph or several, as a list. */
export function paragraphs(words: string | readonly string[] | undefined): readonly string[] {
  if (words === undefined) return []
  return typeof words === 'string' ? [words] : words
}
