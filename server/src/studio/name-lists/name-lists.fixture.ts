import { expect } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import type { FailureEnvelope } from '@tohfa/contract/shared/envelope'
import type { NameList } from '@tohfa/contract/studio/name-lists/name-lists'
import type { Person } from '#testing/people.ts'
import type { Answer, TestShop } from '#testing/shop.ts'
import { nameField, nameItem } from '#studio/mug-studio.fixture.ts'

type Shop = Pick<TestShop, 'call' | 'url'>
type By = Pick<Person, 'token'>
export type ListAnswer<T = NameList> = Answer<Partial<FailureEnvelope> & { data: T }>

/** A mug with a name, which is shrunk to its place, and a number. */
export const rosterStudio = {
  template: {
    v: 1,
    blank: 'mug',
    areas: [
      {
        id: 'wrap',
        background: '#ffffff',
        items: [
          { ...nameItem, width: 60 },
          { ...nameItem, id: 'number', field: 'number', y: 25, text: '7', size: 10 },
        ],
      },
    ],
  },
  fields: [
    { ...nameField, max: 20 },
    { id: 'number', label: 'Number', labelHi: 'नंबर', kind: 'text', max: 3, sample: '7' },
  ],
}

/** Makes a call about lists. */
export function listCall<T = NameList>(
  shop: Shop,
  { token }: By,
  method: string,
  path = '',
  body?: object,
): Promise<ListAnswer<T>> {
  return shop.call(method, `/name-lists${path}`, { token, ...(body && { body }) })
}

/** A new list of a person; by default of white pieces. */
export async function aList(shop: Shop, by: By, draft: object): Promise<NameList> {
  const { status, body } = await listCall(shop, by, 'POST', '', { color: 'White', ...draft })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data
}

/** Sends a file to a list. */
export async function sendFile(
  shop: Shop,
  { token }: By,
  path: string,
  bytes: Uint8Array | string,
): Promise<{ status: number; body: Partial<FailureEnvelope> & { data: NameList } }> {
  const response = await fetch(`${shop.url}/v1/name-lists${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  })
  return {
    status: response.status,
    body: (await response.json()) as ListAnswer['body'],
  }
}

/** All rows of a list, drawn. */
export async function drawnList(shop: Shop, by: By, list: NameList): Promise<NameList> {
  const asked = await listCall(shop, by, 'POST', `/${list.id}/proofs`, { version: list.version })
  expect(asked.status, JSON.stringify(asked.body)).toBe(202)
  const read = async () => (await listCall(shop, by, 'GET', `/${list.id}`)).body.data
  await expect.poll(async () => (await read()).state).not.toBe('rendering')
  return read()
}

/** A list that its owner approved, with all its warnings. */
export async function approvedList(shop: Shop, by: By, draft: object): Promise<NameList> {
  const drawn = await drawnList(shop, by, await aList(shop, by, draft))
  const ticked = drawn.findings.map(({ code }) => code)
  const approved = await listCall(shop, by, 'POST', `/${drawn.id}/approval`, {
    hash: drawn.hash,
    ticked,
  })
  expect(approved.status, JSON.stringify(approved.body)).toBe(200)
  return approved.body.data
}

/** The cells of a sheet as XML; numbers, formulas and styles are given as such. */
export type XlsxCell = string | { v: string | number; s?: number; f?: string; t?: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function cellXml(cell: XlsxCell, reference: string, strings: string[]): string {
  if (typeof cell === 'string') {
    strings.push(cell)
    return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`
  }
  const { v, s, f, t } = cell
  const head = `r="${reference}"${s === undefined ? '' : ` s="${s}"`}${t ? ` t="${t}"` : ''}`
  return `<c ${head}>${f ? `<f>${escaped(f)}</f>` : ''}<v>${escaped(String(v))}</v></c>`
}

/**
 * A workbook as spreadsheets write it. Style 1 is a date without a year, 2 is `00`.
 */
export function anXlsx(rows: XlsxCell[][], more: Record<string, Uint8Array> = {}): Uint8Array {
  const strings: string[] = []
  const data = rows
    .map((cells, row) => {
      const xml = cells.map((cell, column) =>
        cell === '' ? '' : cellXml(cell, `${String.fromCharCode(65 + column)}${row + 1}`, strings),
      )
      return `<row r="${row + 1}">${xml.join('')}</row>`
    })
    .join('')
  const shared = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  const files = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Class 7B" sheetId="1" r:id="rId3"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId3" Type="t" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${data}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${shared.join('')}</sst>`,
    'xl/styles.xml':
      '<styleSheet><numFmts count="1"><numFmt numFmtId="164" formatCode="00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  }
  const bytes = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const)
  return zipSync({ ...Object.fromEntries(bytes), ...more })
}
