const key = 'pinCode'

/** The PIN code that this device asked about last; empty where it asked about none, or keeps nothing. */
export function knownPinCode(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Keeps it on the device until somebody signs out. */
export function rememberPinCode(pinCode: string): void {
  try {
    localStorage.setItem(key, pinCode)
  } catch {
    // It is asked for again.
  }
}
