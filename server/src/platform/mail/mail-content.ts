/** What a mail says, in the order in which it is read; all of it plain text, escaped later. */
export type MailContent = {
  title: string
  /** One paragraph or several. */
  intro: string | readonly string[]
  /** A code to type, shown large. */
  code?: string
  /** A table of what was bought, say: a name, particulars under it, an amount at the right. */
  lines?: readonly MailLine[]
  /** The last line of the table, in bold. */
  total?: { label: string; amount: string }
  /** Where it is sent, line by line under its heading. */
  address?: { heading: string; lines: readonly string[] }
  /** The one thing to do. */
  button?: { label: string; url: string }
  outro?: string | readonly string[]
}
export type MailLine = {
  name: string
  details?: string
  /** What is printed on it, a line each. */
  words?: readonly string[]
  picture?: MailPicture
  amount?: string
}

/** A print that goes along inside the mail, so that no program has to ask the shop for it. */
type MailPicture = {
  /** The address of its preview. */
  preview: string
  /** As `#rrggbb`, for where nothing is printed. */
  background: string
  alt: string
}

/** By what the HTML of a mail names a picture that goes along. */
export function contentId(preview: string): string {
  return `${preview.replace(/\W+/g, '-')}@print`
}

/** The shop as a mail names it. */
export type MailStore = { name: string; email: string; phone: string; address: string }

/** Who says it, at the end of a mail; what the shop has not set is left out. */
export function linesOf({ name, email, phone, address }: MailStore): string[] {
  return [name, address, [email, phone].filter(Boolean).join(', ')].filter(Boolean)
}

/** One paragraph or several, as several. */
export function paragraphs(words: string | readonly string[] | undefined): readonly string[] {
  if (words === undefined) return []
  return typeof words === 'string' ? [words] : words
}
