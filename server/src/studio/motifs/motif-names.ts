import type { MotifNames } from '@tohfa/contract/studio/motifs'
import type { MotifId } from '@tohfa/print-engine/scene/motif-ids'
import { englishPlural, motifName } from '@tohfa/print-engine/scene/motif-name'
import { motifNames } from '@tohfa/print-engine/scene/motif-names.texts'
import { inHindi } from '#platform/i18n/in-hindi.ts'

const hindi: Record<MotifId, string> = inHindi(
  'print-engine/scene/motif-names.texts',
  'motifNames',
  motifNames,
)

/** What a motif is called in both languages. */
export function namesOf(id: MotifId): MotifNames {
  const en = motifName(motifNames[id], englishPlural)
  const hi = motifName(hindi[id], (one) => one)
  return { name: { en: en.one, hi: hi.one }, many: { en: en.many, hi: hi.many } }
}
