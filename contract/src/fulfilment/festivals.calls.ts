import { z } from 'zod'
import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { festival, festivalsForm } from './festivals.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

export const festivalCalls = {
  'GET /festivals': {
    access: 'public',
    tag: 'Delivery',
    summary: 'Festivals that can still be ordered for, the next first',
    answer: envelope(z.array(festival)),
  },
  'GET /admin/festivals': {
    ...shared,
    summary: 'All festivals, with their last order days',
    answer: envelope(z.array(festival)),
  },
  'PUT /admin/festivals': {
    ...shared,
    summary: 'Set all festivals',
    description: 'The list takes the place of the one that is there.',
    body: festivalsForm,
    answer: envelope(z.array(festival)),
  },
} satisfies Calls
