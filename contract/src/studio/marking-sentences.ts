import type { MarkingFault } from '@tohfa/print-engine/mockup/marking'
import type { studioRuleTexts } from '@tohfa/print-engine/scene/studio-rules.texts'

/** The message of each fault of a marked place. */
export const markingSentences = {
  crossed: 'cornersCrossed',
  small: 'cornersNear',
  curved: 'curveTooStrong',
  around: 'aroundTooSmall',
} as const satisfies Record<MarkingFault['fault'], keyof typeof studioRuleTexts>
