export const returnsNoteTexts = { policy: 'Return & Refund Policy' } as const
