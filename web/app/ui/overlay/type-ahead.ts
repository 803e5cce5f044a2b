/** docs/product.md 22.4: letters typed within 350 ms of each other form one prefix. */
const resetMs = 350

/** Collects the typed prefix; returns the index of the first label with it, or -1. */
export function typeAhead(now: () => number = Date.now) {
  let typed = ''
  let last = 0
  return (key: string, labels: readonly string[]): number => {
    const at = now()
    typed = at - last > resetMs ? key : typed + key
    last = at
    const wanted = typed.toLowerCase()
    return labels.findIndex((label) => label.trim().toLowerCase().startsWith(wanted))
  }
}
