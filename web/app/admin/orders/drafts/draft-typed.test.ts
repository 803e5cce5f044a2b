import { expect, test } from 'vitest'
import { emptyDraft, readChat } from './draft-typed.ts'

const read = (chat: string, typed = {}) => readChat(chat, { ...emptyDraft('2026-12-01'), ...typed })

test('a chat that was copied from WhatsApp names its sender', () => {
  expect(read('[10:12 am, 28/11/2026] Meera Joshi: One blue mug')).toEqual({ name: 'Meera Joshi' })
  expect(read('[28/11/26, 10:12:05] ~ मीरा जोशी: नमस्ते')).toEqual({ name: 'मीरा जोशी' })
})

test('a sender in no address book gives the number, and no name', () => {
  expect(read('[10:12, 28/11/2026] +91 98765 01234: One blue mug')).toEqual({ phone: '9876501234' })
})

test('what the chat says by itself counts before its sender, and what is typed before both', () => {
  const chat = '[10:12, 28/11/2026] Office: Name: Ravi Kumar'
  expect(read(chat)).toEqual({ name: 'Ravi Kumar' })
  expect(read(chat, { name: 'Asha' })).toEqual({})
})
