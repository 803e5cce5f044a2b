import { escapeHtml } from './escape-html.ts'
import { type MailContent, type MailLine, paragraphs } from './mail-content.ts'

const ink = 'color:#1C1A17'
const body = `font-size:15px;line-height:24px;${ink}`
const quiet = 'color:#5E574D;font-size:13px;line-height:20px'

/** The HTML form of a mail: styles inline, because many programs drop all others. */
export function htmlSheet(content: MailContent): string {
  const { title, code, lines = [], total, address, button } = content
  const blocks = [
    `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:600;${ink}">${escapeHtml(title)}</h1>`,
    ...paragraphs(content.intro).map(paragraph),
    code && codeBlock(code),
    lines.length > 0 || total ? table(lines, total) : '',
    address && addressBlock(address),
    button && buttonBlock(button),
    ...paragraphs(content.outro).map(paragraph),
  ]
  return blocks.filter(Boolean).join('\n')
}

function paragraph(words: string): string {
  return `<p class="ink" style="margin:0 0 16px;${body}">${escapeHtml(words)}</p>`
}

function codeBlock(code: string): string {
  return `<p class="code" style="margin:8px 0 24px;padding:16px;background:#FBF8F2;${ink};font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`
}

function table(lines: readonly MailLine[], total: MailContent['total']): string {
  const rows = lines.map((line) => row(line, 400))
  if (total) rows.push(row({ name: total.label, amount: total.amount }, 600))
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 24px">${rows.join('')}</table>`
}

function row({ name, details, amount = '' }: MailLine, weight: number): string {
  const style = `padding:12px 0;border-top:1px solid #E6DFD3;${body};font-weight:${weight};vertical-align:top`
  const under = details
    ? `<br><span class="quiet" style="${quiet};font-weight:400">${escapeHtml(details)}</span>`
    : ''
  return `<tr><td class="ink rule" style="${style}">${escapeHtml(name)}${under}</td>
<td class="ink rule" align="right" style="${style};padding-left:16px;white-space:nowrap">${escapeHtml(amount)}</td></tr>`
}

function addressBlock({ heading, lines }: NonNullable<MailContent['address']>): string {
  return `<p class="quiet" style="margin:0;${quiet}">${escapeHtml(heading)}</p>
<p class="ink" style="margin:0 0 24px;${body}">${lines.map(escapeHtml).join('<br>')}</p>`
}

function buttonBlock({ label, url }: NonNullable<MailContent['button']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:#A8322A;border-radius:6px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;font-size:15px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>`
}
