// chunk: cards
const key = 'pinCode'

/** The PIN code that this device checked last; empty without one or without storage. */
export function knownPinCode(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Stores it on the device until the sign-out. */
export function rememberPinCode(pinCode: string): void {
  try {
    localStorage.setItem(key, pinCode)
  } catch {
    // It is asked for again.
  }
}
