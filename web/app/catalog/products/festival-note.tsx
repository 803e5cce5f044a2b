// chunk: cards
import { useRootData } from '#platform/page-head/root-data.ts'

/** The last order day of the next festival; nothing while none is near. */
export function FestivalNote({ className = '' }: { className?: string }) {
  const note = useRootData()?.festival
  return note ? <p className={`text-sm font-medium text-link ${className}`}>{note}</p> : null
}
