// chunk: cards
const still = '(prefers-reduced-motion: reduce)'

export const wantsMotion = () => !matchMedia(still).matches

/** How to scroll: without animation for people who prefer reduced motion. */
export const scrollBehavior = (): ScrollBehavior => (wantsMotion() ? 'smooth' : 'auto')

export function followMotion(changed: () => void): () => void {
  const query = matchMedia(still)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
