import { escapeXml } from '#platform/xml/escape-xml.ts'

/** An entry of a voucher: a ledger, and paise that are debited; negative ones are credited. */
type Entry = { ledger: string; debit: number }

/** A voucher; its entries come to nothing. */
export type Voucher = {
  /** The same whenever the voucher is written, so that an import knows it again. */
  guid: string
  type: 'Sales' | 'Credit Note' | 'Receipt' | 'Payment' | 'Journal' | 'Contra'
  number: string
  /** As `2026-10-31`. */
  date: string
  party?: string
  buyer?: string | null
  gstin?: string | null
  placeOfSupply?: string | null
  narration: string
  entries: Entry[]
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<ENVELOPE>
<HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>
<BODY><IMPORTDATA>
<REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME></REQUESTDESC>
<REQUESTDATA>
`
const foot = `</REQUESTDATA>
</IMPORTDATA></BODY>
</ENVELOPE>
`

/** Vouchers as Tally imports them, in portions. */
export async function* tallyXml(portions: AsyncIterable<Voucher[]>): AsyncGenerator<string> {
  yield head
  for await (const vouchers of portions) yield vouchers.map(voucherXml).join('')
  yield foot
}

function voucherXml(voucher: Voucher): string {
  const { guid, type, number, date, party, buyer, gstin, placeOfSupply, narration } = voucher
  const entries = voucher.entries.filter(({ debit }) => debit !== 0)
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF">
<VOUCHER REMOTEID="${escapeXml(guid)}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">
${element('DATE', date.replaceAll('-', ''))}
${element('GUID', guid)}
${element('VOUCHERTYPENAME', type)}
${element('VOUCHERNUMBER', number)}
${element('REFERENCE', number)}
${element('PARTYLEDGERNAME', party)}${element('BASICBUYERNAME', buyer)}${element('PARTYGSTIN', gstin)}${element('PLACEOFSUPPLY', placeOfSupply)}
${element('NARRATION', narration)}
${entries.map(entryXml).join('\n')}
</VOUCHER>
</TALLYMESSAGE>
`
}

/** A debit is negative in Tally, and marked as deemed positive. */
function entryXml({ ledger, debit }: Entry): string {
  const side = element('ISDEEMEDPOSITIVE', debit > 0 ? 'Yes' : 'No')
  return `<ALLLEDGERENTRIES.LIST>${element('LEDGERNAME', ledger)}${side}${element('AMOUNT', rupees(-debit))}</ALLLEDGERENTRIES.LIST>`
}

const rupees = (paise: number) => (paise / 100).toFixed(2)

const element = (name: string, text: string | null | undefined) =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : ''
