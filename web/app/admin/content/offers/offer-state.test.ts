import { expect, test } from 'vitest'
import { offerState } from './offer-state.ts'

const always = { from: null, until: null, limit: null, uses: 7 }
const today = '2026-08-20'

test('an offer runs from its first day to its last, both inclusive', () => {
  expect(offerState(always, today)).toBe('running')
  expect(offerState({ ...always, from: today, until: today }, today)).toBe('running')
  expect(offerState({ ...always, from: '2026-08-21' }, today)).toBe('planned')
  expect(offerState({ ...always, until: '2026-08-19' }, today)).toBe('over')
})

test('an offer without uses left is used up, and an ended one is over in any case', () => {
  const limited = { ...always, limit: 7 }
  expect(offerState(limited, today)).toBe('usedUp')
  expect(offerState({ ...limited, uses: 6 }, today)).toBe('running')
  expect(offerState({ ...limited, until: '2026-08-19' }, today)).toBe('over')
})
