import type { Calls } from '#shared/call.ts'
import { envelope, listEnvelope } from '#shared/envelope.ts'
import { customer, customerChange, customerPage, customerQuery } from './customers.ts'

export const customerCalls = {
  'GET /admin/customers': {
    access: 'admin',
    tag: 'Admin',
    summary: 'The people who buy, found by name, e-mail, phone or order number',
    query: customerQuery,
    answer: listEnvelope(customer),
  },
  'GET /admin/customers/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'One person with their latest orders, drafts, returns and messages',
    answer: envelope(customerPage),
  },
  'PUT /admin/customers/:id': {
    access: 'admin',
    tag: 'Admin',
    summary: 'Write a note about a person, or refuse their cash',
    description:
      'With `cash: refused` a cash order of this account, or for one of its phones, is 409 `cash_refused`.',
    body: customerChange,
    answer: envelope(customerPage),
  },
} satisfies Calls
