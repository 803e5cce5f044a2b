import Pdf from 'pdfkit'
import type { PackageRequest } from './shipment.ts'

/** 4 × 6 inches, in points, as the carrier's are. */
const size: [number, number] = [288, 432]

/** The label of a parcel as a PDF. */
export async function drawLabel(waybill: string, asked: PackageRequest): Promise<Buffer> {
  const { name, add, city, state, pin, order, payment_mode, cod_amount } = asked
  const pdf = new Pdf({ size, margin: 24, info: { Title: `Label ${waybill}` } })
  pdf.fontSize(20).text(waybill).fontSize(12).text(order).moveDown()
  for (const line of [name, add, `${city}, ${state} ${pin}`]) pdf.text(latin(line))
  pdf.moveDown().text(payment_mode === 'COD' ? `COD Rs. ${cod_amount}` : 'Prepaid')
  pdf.end()
  const chunks: Buffer[] = []
  for await (const chunk of pdf) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Its font has no other letters. */
const latin = (text: string): string => text.replaceAll(/[^ -ÿ]/g, '?')
