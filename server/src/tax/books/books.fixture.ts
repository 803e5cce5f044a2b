import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { validateXML } from 'xmllint-wasm'
import type { Money } from '@tohfa/contract/tax/money'
import type { Person } from '#testing/people.ts'
import type { TestShop } from '#testing/shop.ts'

/** An element of XML with its text and children. */
type Element = { name: string; text: string; attributes: string; children: Element[] }

const tokens =
  /<(\/?)([A-Z.]+)((?: [\w:]+="[^"<&]*(?:&(?:amp|lt|gt|quot|apos);[^"<&]*)*")*)>|([^<]+)/gy
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads XML strictly: it throws at anything that is not well-formed. */
export function readXml(text: string): Element {
  const declared = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(text)
  if (!declared) throw new Error('no declaration')
  const root: Element = { name: '', text: '', attributes: '', children: [] }
  const open = [root]
  tokens.lastIndex = declared[0].length
  while (tokens.lastIndex < text.length) {
    const at = tokens.lastIndex
    const found = tokens.exec(text)
    if (!found) throw new Error(`not well-formed at ${text.slice(at, at + 60)}`)
    const [, isEnd, name = '', attributes = '', words = ''] = found
    const top = open.at(-1)
    if (!top) throw new Error('more than one root')
    if (words) {
      if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(words)) throw new Error(`a bare & in ${words}`)
      top.text += words.replaceAll(/&(\w+);/g, (_, entity: string) => entities[entity] ?? '')
    } else if (isEnd) {
      if (top.name !== name) throw new Error(`${name} ends ${top.name}`)
      open.pop()
    } else {
      const element = { name, text: '', attributes, children: [] }
      top.children.push(element)
      open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('no single root')
  return root.children[0] ?? root
}

const schema = readFileSync(new URL('vouchers.xsd', import.meta.url), 'utf8')

/** What in a file of vouchers is not as `vouchers.xsd` has it. */
export async function faultsOf(xml: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'books.xml', contents: xml }],
    schema,
    // Of 64 kB; a file of some thousands of vouchers takes 100 MB.
    initialMemoryPages: 256,
    maxMemoryPages: 16_384,
  })
  return errors.map(({ message }) => message)
}

/** A voucher as it was read; debits are positive, in paise. */
export type ReadVoucher = {
  guid: string
  remoteId: string
  type: string
  number: string
  date: string
  buyer: string
  narration: string
  entries: { ledger: string; debit: number }[]
}

const textOf = ({ children }: Element, name: string) =>
  children.find((child) => child.name === name)?.text ?? ''

/** The vouchers of a file. */
export function vouchersIn(xml: string): ReadVoucher[] {
  const all = (element: Element): Element[] =>
    element.name === 'VOUCHER' ? [element] : element.children.flatMap(all)
  return all(readXml(xml)).map((voucher) => ({
    guid: textOf(voucher, 'GUID'),
    remoteId: /REMOTEID="([^"]*)"/.exec(voucher.attributes)?.[1] ?? '',
    type: textOf(voucher, 'VOUCHERTYPENAME'),
    number: textOf(voucher, 'VOUCHERNUMBER'),
    date: textOf(voucher, 'DATE'),
    buyer: textOf(voucher, 'BASICBUYERNAME'),
    narration: textOf(voucher, 'NARRATION'),
    entries: voucher.children
      .filter(({ name }) => name === 'ALLLEDGERENTRIES.LIST')
      .map((entry) => {
        const debit = -Math.round(Number(textOf(entry, 'AMOUNT')) * 100)
        if ((debit > 0 ? 'Yes' : 'No') !== textOf(entry, 'ISDEEMEDPOSITIVE'))
          throw new Error('an entry is on the wrong side')
        return { ledger: textOf(entry, 'LEDGERNAME'), debit }
      }),
  }))
}

/** What the vouchers of some types debit a ledger with, less what they credit. */
export function balance(vouchers: readonly ReadVoucher[], ledger: string, ...types: string[]) {
  return vouchers
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .flatMap(({ entries }) => entries)
    .reduce((sum, entry) => (entry.ledger === ledger ? sum + entry.debit : sum), 0)
}

export async function xmlOf(
  shop: Pick<TestShop, 'url'>,
  { token }: Pick<Person, 'token'>,
  period: string,
): Promise<string> {
  const answer = await fetch(`${shop.url}/v1/admin/books.xml?period=${period}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (answer.status !== 200) throw new Error(`the books were answered ${answer.status}`)
  return answer.text()
}

export async function moneyOf(
  shop: Pick<TestShop, 'call'>,
  { token }: Pick<Person, 'token'>,
  period: string,
): Promise<Money> {
  const path = `/admin/money?period=${period}`
  return (await shop.call<{ data: Money }>('GET', path, { token })).body.data
}

/** One number of the database. */
export async function figure(shop: Pick<TestShop, 'db'>, statement: string): Promise<number> {
  const { rows } = await shop.db.execute<{ figure: number }>(
    sql`select coalesce((${sql.raw(statement)}), 0)::float8 figure`,
  )
  return rows[0]?.figure ?? Number.NaN
}
