/** What a gross amount is made of, in whole paise; `taxable + cgst + sgst + igst` is the gross amount. */
type Parts = { taxable: number; cgst: number; sgst: number; igst: number }

/**
 * The tax within an amount that includes it. Within a State the two halves are rounded, not their sum,
 * so that they are the same; what is left is the taxable value, so that nothing is lost.
 *
 * @param gross in paise
 * @param rateBp in hundredths of a percent
 */
export function taxWithin(gross: number, rateBp: number, isIntraState: boolean): Parts {
  const whole = (gross * rateBp) / (10_000 + rateBp)
  if (isIntraState) {
    const half = Math.round(whole / 2)
    return { taxable: gross - 2 * half, cgst: half, sgst: half, igst: 0 }
  }
  const igst = Math.round(whole)
  return { taxable: gross - igst, cgst: 0, sgst: 0, igst }
}

/**
 * What a further part of a line that was invoiced is made of: what all credited so far is made of, less
 * what was before. So the parts of a line that wholly came back are together those of the line.
 *
 * @param before what was credited of it earlier, in paise
 * @param gross what is credited now, in paise
 */
export function creditWithin(
  { before, gross }: { before: number; gross: number },
  rateBp: number,
  isIntraState: boolean,
): Parts {
  const then = taxWithin(before, rateBp, isIntraState)
  const now = taxWithin(before + gross, rateBp, isIntraState)
  return {
    taxable: now.taxable - then.taxable,
    cgst: now.cgst - then.cgst,
    sgst: now.sgst - then.sgst,
    igst: now.igst - then.igst,
  }
}

/** The sums of lines, in paise. */
export function totalsOf(lines: readonly (Parts & { gross: number })[]): Parts & { gross: number } {
  const sum = { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 }
  for (const line of lines) {
    sum.gross += line.gross
    sum.taxable += line.taxable
    sum.cgst += line.cgst
    sum.sgst += line.sgst
    sum.igst += line.igst
  }
  return sum
}
