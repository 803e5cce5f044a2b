import { createElement as h, type CSSProperties } from 'react'
import { Lines, Table } from './layout.table.ts'
import {
  contentId,
  type MailContent,
  type MailLine,
  paragraphs,
} from '#platform/mail/mail-content.ts'

// Inline styles, because many programs drop all others.
const body: CSSProperties = { color: '#1C1A17', fontSize: 15, lineHeight: '24px' }
const quiet: CSSProperties = { color: '#5E574D', fontSize: 13, lineHeight: '20px' }
const block = '8px 0 24px'
/** In pixels. */
const pictureWidth = 200

/** The content of a mail, in the order of `MailContent`. */
export function MailSheet({ content }: { content: MailContent }) {
  const { title, intro, code, lines = [], total, address, button, outro, links = [] } = content
  const rows = total ? [...lines, { name: total.label, amount: total.amount }] : lines
  return [
    h('h1', { key: 'title', className: 'ink', style: titleStyle }, title),
    h(Paragraphs, { key: 'intro', words: intro }),
    code && h('p', { key: 'code', className: 'code', style: codeStyle }, code),
    rows.length > 0 && h(LineTable, { key: 'lines', rows, hasTotal: total !== undefined }),
    address && h(Address, { key: 'address', ...address }),
    button && h(Button, { key: 'button', ...button }),
    h(Paragraphs, { key: 'outro', words: outro }),
    links.map((link) => h(Link, { key: link.label, ...link })),
  ]
}

const titleStyle = {
  ...body,
  margin: '0 0 16px',
  fontSize: 24,
  lineHeight: '30px',
  fontWeight: 600,
}
const codeStyle: CSSProperties = {
  margin: block,
  padding: 16,
  background: '#FBF8F2',
  color: '#1C1A17',
  fontSize: 32,
  lineHeight: '40px',
  fontWeight: 600,
  letterSpacing: 8,
  textAlign: 'center',
}

function Paragraphs({ words }: { words: MailContent['outro'] }) {
  const style = { ...body, margin: '0 0 16px' }
  return paragraphs(words).map((paragraph, index) =>
    h('p', { key: index, className: 'ink', style }, paragraph),
  )
}

/** Names with details on the left, amounts on the right; the total in bold. */
function LineTable({ rows, hasTotal }: { rows: readonly MailLine[]; hasTotal: boolean }) {
  return h(
    Table,
    // A table of figures, not of layout.
    { role: undefined, style: { margin: block } },
    rows.map((line, index) =>
      h(LineRow, { key: index, line, weight: hasTotal && index === rows.length - 1 ? 600 : 400 }),
    ),
  )
}

function LineRow({ line, weight }: { line: MailLine; weight: number }) {
  const style: CSSProperties = {
    ...body,
    padding: '12px 0',
    borderTop: '1px solid #E6DFD3',
    fontWeight: weight,
    verticalAlign: 'top',
  }
  const amountStyle: CSSProperties = { ...style, paddingLeft: 16, whiteSpace: 'nowrap' }
  const details = { className: 'quiet', style: { ...quiet, fontWeight: 400 } }
  return h(
    'tr',
    null,
    h(
      'td',
      { className: 'ink rule', style },
      line.name,
      line.details && [
        h('br', { key: 'br' }),
        h('span', { key: 'details', ...details }, line.details),
      ],
      h(Print, { line }),
    ),
    h('td', { className: 'ink rule', align: 'right', style: amountStyle }, line.amount),
  )
}

/** A print: its words as text, its picture inside the mail. */
function Print({ line: { words = [], picture } }: { line: MailLine }) {
  return [
    words.length > 0 && [
      h('br', { key: 'br' }),
      h(
        'span',
        { key: 'words', className: 'ink', style: { ...body, fontWeight: 600 } },
        h(Lines, { of: words }),
      ),
    ],
    picture && [
      h('br', { key: 'above' }),
      h('img', {
        key: 'picture',
        src: `cid:${contentId(picture.preview)}`,
        alt: picture.alt,
        width: pictureWidth,
        style: { display: 'block', maxWidth: '100%', height: 'auto', marginTop: 8 },
      }),
    ],
  ]
}

function Address({ heading, lines }: NonNullable<MailContent['address']>) {
  return [
    h('p', { key: 'heading', className: 'quiet', style: { ...quiet, margin: 0 } }, heading),
    h(
      'p',
      { key: 'lines', className: 'ink', style: { ...body, margin: '0 0 24px' } },
      h(Lines, { of: lines }),
    ),
  ]
}

function Link({ label, url }: NonNullable<MailContent['button']>) {
  const link: CSSProperties = { color: '#A8322A', textDecoration: 'underline' }
  return h(
    'p',
    { style: { ...body, margin: '0 0 12px' } },
    h('a', { href: url, className: 'ink', style: link }, label),
  )
}

function Button({ label, url }: NonNullable<MailContent['button']>) {
  const link: CSSProperties = {
    display: 'inline-block',
    padding: '12px 24px',
    color: '#FFFFFF',
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    textDecoration: 'none',
  }
  return h(
    Table,
    { width: undefined, style: { margin: block } },
    h(
      'tr',
      null,
      h(
        'td',
        { style: { background: '#A8322A', borderRadius: 6 } },
        h('a', { href: url, style: link }, label),
      ),
    ),
  )
}
