import type { Calls } from '#shared/call.ts'
import { envelope } from '#shared/envelope.ts'
import { settingsForm } from './settings-form.ts'
import { shopSettings } from './settings.ts'

const shared = { access: 'admin', tag: 'Admin' } as const

/** The settings that staff can change. */
export const settingsCalls = {
  'GET /admin/settings': {
    ...shared,
    summary: 'What is set of the shop',
    description: 'What staff did not change is as the environment has it.',
    answer: envelope(shopSettings),
  },
  'PUT /admin/settings': {
    ...shared,
    summary: 'Set a part of it',
    description:
      'Takes any part, such as `{ "cash": { "max": 2000 } }`; what is left out stays. A change counts in every process at once.',
    body: settingsForm,
    answer: envelope(shopSettings),
  },
} satisfies Calls
