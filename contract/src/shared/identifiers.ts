// chunk: typed
/** The zero digit of each script that people type here, and of full-width digits. */
const zeros = Array.from('०০੦૦୦௦౦೦൦᱐꯰۰٠０', (zero) => zero.codePointAt(0) ?? 0)

/** Replaces the digits of all Indian scripts by 0 to 9. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((one) => code >= one && code < one + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/** Removes joiners, selectors, direction marks and blank letters. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/**
 * Normalises a typed or pasted number or code. Digits of any Indian script become 0 to 9. White
 * space, dashes and invisible marks are removed.
 */
export function plainIdentifier(typed: string): string {
  return latinDigits(withoutMarks(typed).replaceAll(/[\s\p{Pd}\u2212]/gu, ''))
}

/**
 * The ten digits of a typed Indian phone number. It may begin with +91, 0091, 91, 0 or `tel:`, and
 * have spaces, dashes, brackets and digits of any Indian script. Any other text stays unchanged.
 */
export function tenDigits(phone: string): string {
  const written = plainIdentifier(phone).replaceAll(/^tel:|[.()]/gi, '')
  return /^(?:(?:\+|0{0,2})91)?0?(\d{10})$/.exec(written)?.[1] ?? phone
}
