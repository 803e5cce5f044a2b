import { type MailContent, type MailLine, paragraphs } from '#platform/mail/mail-content.ts'

/** The plain-text form of a mail: the same text in the same order. */
export function textSheet(content: MailContent): string {
  const { lines = [], total, address, button, links = [] } = content
  const table = [...lines, ...(total ? [{ name: total.label, ...total }] : [])].map(row).join('\n')
  const blocks = [
    content.title,
    ...paragraphs(content.intro),
    content.code,
    table,
    address && [address.heading, ...address.lines].join('\n'),
    button && `${button.label}: ${button.url}`,
    ...paragraphs(content.outro),
    ...links.map(({ label, url }) => `${label}: ${url}`),
  ]
  return blocks.filter(Boolean).join('\n\n')
}

function row({ name, details, words = [], amount }: MailLine): string {
  const first = amount ? `${name}   ${amount}` : name
  const under = [...(details ? [details] : []), ...words]
  return [first, ...under].join('\n  ')
}
