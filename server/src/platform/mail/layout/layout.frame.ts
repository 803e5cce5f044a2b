import type { Language } from '@tohfa/contract/i18n/languages'
import { createElement as h, type ReactNode } from 'react'
import { contentId, linesOf, type MailStore } from '#platform/mail/mail-content.ts'
import { Lines, Table } from './layout.table.ts'

/** Unbleached cotton. */
export const mailGround = '#FBF8F2'

const face = "'Anek Devanagari',Mukta,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Most programs read inline styles only; those with a dark mode read these too. */
const darkStyle = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#1C1A17!important}.sheet{background:#26231F!important}
.ink{color:#F3EDE2!important}.quiet{color:#B9B0A2!important}
.rule{border-color:#413B33!important}.code{background:#1C1A17!important;color:#F3EDE2!important}
}`

/**
 * The page around a mail: unbleached cotton, a printed border; tables, because Outlook needs them.
 */
export function MailFrame(props: {
  store: MailStore
  title: string
  language: Language
  children?: ReactNode
}) {
  const { store, title, language, children } = props
  return h(
    'html',
    { lang: language },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, title),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyle } }),
    ),
    h(
      'body',
      { className: 'ground', style: { margin: 0, padding: 0, background: mailGround } },
      h(
        Table,
        { className: 'ground', style: { background: mailGround, fontFamily: face } },
        h(
          'tr',
          null,
          h(
            'td',
            { align: 'center', style: { padding: '24px 12px' } },
            h(Sheet, { store }, children),
          ),
        ),
      ),
    ),
  )
}

/** The shop's name, its border, the content, and the sender. */
function Sheet({ store, children }: { store: MailStore; children?: ReactNode }) {
  const row = (className: string, style: object, words: ReactNode) =>
    h('tr', null, h('td', { className, style }, words))
  return h(
    Table,
    { style: { maxWidth: 560 } },
    row('ink', nameStyle, [store.logo && h(Logo, { key: 'logo', logo: store.logo }), store.name]),
    h('tr', null, h('td', null, h(Border))),
    row('sheet', { background: '#FFFFFF', padding: '28px 24px 12px' }, children),
    row('quiet', footStyle, h(Lines, { of: linesOf(store) })),
  )
}

/** The logo beside the name; a program that shows no pictures shows the name alone. */
function Logo({ logo }: { logo: string }) {
  return h('img', {
    src: `cid:${contentId(logo)}`,
    alt: '',
    height: 40,
    style: { height: 40, verticalAlign: 'middle', marginRight: 12 },
  })
}

const nameStyle = {
  padding: '0 4px 12px',
  color: '#1C1A17',
  fontSize: 21,
  fontWeight: 600,
  lineHeight: '28px',
}
const footStyle = { padding: '16px 4px', color: '#5E574D', fontSize: 13, lineHeight: '20px' }

const inks = ['#A8322A', '#F1E4D0', '#26345E', '#F1E4D0']
const stitches = Array.from({ length: 28 }, (_, index) => inks[index % inks.length])

/** A printed border in the shop's two inks, from table cells because mail programs draw no SVG. */
function Border() {
  const cells = stitches.map((background, index) =>
    h('td', { key: index, height: 6, style: { background, fontSize: 0, lineHeight: 0 } }, '\u00A0'),
  )
  return h(Table, { 'aria-hidden': true }, h('tr', null, cells))
}
