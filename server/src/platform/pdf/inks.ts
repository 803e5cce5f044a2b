import type { Blank } from '@tohfa/print-engine/scene/blanks'

/** A colour in a PDF: `#rrggbb`, or cyan, magenta, yellow and black in percent. */
export type Ink = string | [number, number, number, number]

/** The colour of crop marks and cut marks. */
export const everyInk: Record<Blank['colorSpace'], Ink> = {
  rgb: '#000000',
  cmyk: [100, 100, 100, 100],
}

/** Declares in a PDF the CMYK profile of its colours, that of `cmyk.ts`. */
export function nameOutput(doc: PDFKit.PDFDocument, profile: Uint8Array): void {
  const named = doc.ref({ N: 4 })
  named.end(Buffer.from(profile))
  const root = (doc as unknown as { _root: { data: Record<string, unknown> } })._root
  root.data['OutputIntents'] = [
    {
      Type: 'OutputIntent',
      S: 'GTS_PDFX',
      OutputConditionIdentifier: new String('Custom'),
      Info: new String('General CMYK'),
      DestOutputProfile: named,
    },
  ]
}
