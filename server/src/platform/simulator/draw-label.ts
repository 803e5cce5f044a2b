import Pdf from 'pdfkit'
import { drawText } from '#platform/pdf/text/draw-text.ts'
import { openPdfFonts } from '#platform/pdf/text/pdf-fonts.ts'
import type { Label } from '@tohfa/simulator/delhivery/shipment'

/** 4 × 6 inches, in points, like the carrier's labels. */
const size: [number, number] = [288, 432]
const margin = 24

/** The label of a parcel as a PDF. */
export async function draw({ waybill, asked }: Label): Promise<Buffer> {
  const { name, add, city, state, pin, order, payment_mode, cod_amount } = asked
  const families = await openPdfFonts()
  const pdf = new Pdf({ size, margin: 0, info: { Title: `Label ${waybill}` } })
  let y = margin
  const put = (text: string, letters: number, after = 0) => {
    y += drawText(pdf, families, text, { x: margin, y, size: letters, width: size[0] - 2 * margin })
    y += after
  }
  put(waybill, 20)
  put(order, 12, 14)
  for (const line of [name, add, `${city}, ${state} ${pin}`]) put(line, 12)
  y += 14
  put(payment_mode === 'COD' ? `COD Rs. ${cod_amount}` : 'Prepaid', 12)
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
