/**
 * The parts of a gross amount in whole paise; `taxable + cgst + sgst + igst` is the gross amount.
 */
type Parts = { taxable: number; cgst: number; sgst: number; igst: number }

/**
 * The tax in an amount that includes it. Within a state the two halves are rounded instead of their
 * sum, so that they are equal. The remainder is the taxable value, so the parts add up.
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
 * The parts of a further credit on an invoiced line: the parts of all credits including this one,
 * minus those before. So the credits of a fully returned line add up to the parts of the line.
 * @param before earlier credits of the line, in paise
 * @param gross the new credit, in paise
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
