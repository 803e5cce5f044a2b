import { escapeHtml } from './escape-html.ts'
import type { MailStore } from './mail-content.ts'

const face = "'Anek Devanagari',Mukta,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
/** A printed border in the shop's two inks, of cells because mail programs draw no SVG. */
const inks = ['#A8322A', '#F1E4D0', '#26345E', '#F1E4D0']
const cells = 28

/** Most programs read the inline styles only; those that know dark mode read these too. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#1C1A17!important}.sheet{background:#26231F!important}
.ink{color:#F3EDE2!important}.quiet{color:#B9B0A2!important}
.rule{border-color:#413B33!important}.code{background:#1C1A17!important;color:#F3EDE2!important}
}`

/** The page around a mail: unbleached cotton, a printed border; tables, since Outlook lays out so. */
export function htmlFrame(store: MailStore, title: string, sheet: string): string {
  const { name, address, email, phone } = store
  const particulars = [name, address, `${email}, ${phone}`].map(escapeHtml).join('<br>')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body class="ground" style="margin:0;padding:0;background:#FBF8F2">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F2;font-family:${face}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 4px 12px;font-size:21px;line-height:28px;font-weight:600;color:#1C1A17">${escapeHtml(name)}</td></tr>
<tr><td>${border()}</td></tr>
<tr><td class="sheet" style="background:#FFFFFF;padding:28px 24px 12px">
${sheet}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px;color:#5E574D;font-size:13px;line-height:20px">${particulars}</td></tr>
</table>
</td></tr></table>
</body></html>
`
}

function border(): string {
  const row = Array.from({ length: cells }, (_, i) => {
    const ink = inks[i % inks.length]
    return `<td height="6" style="background:${ink};font-size:0;line-height:0">&nbsp;</td>`
  })
  return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0"><tr>${row.join('')}</tr></table>`
}
