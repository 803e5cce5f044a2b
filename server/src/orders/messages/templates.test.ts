import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@tohfa/contract/i18n/languages'
import {
  messageTemplateNames,
  messageTemplates,
  templateParameters,
  templateText,
} from '@tohfa/contract/orders/messages/templates'

const handbook = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')

test.each(messageTemplateNames)(
  'the handbook has the text of %s as it is sent, in both languages',
  (name) => {
    for (const language of languages)
      expect(handbook).toContain(`  ${language}: ${messageTemplates[name].body[language]}\n`)
  },
)

test.each(messageTemplateNames)(
  '%s has each of its parameters once, and neither begins nor ends with one',
  (name) => {
    const { facts, body } = messageTemplates[name]
    for (const language of languages) {
      const gaps = [...body[language].matchAll(/\{\{(\d)\}\}/g)].map(([, n]) => Number(n))
      expect(gaps.toSorted((a, b) => a - b)).toEqual(facts.map((_fact, at) => at + 1))
      expect(body[language]).toMatch(/^[^{].*[^}]$/)
    }
  },
)

test('a parameter is one line that the provider takes, and never empty', () => {
  const facts = { order: 'TF1', url: 'u', title: 'Mug\n\tof     tea', reason: '  ' }
  const parameters = templateParameters('order_on_hold', 'hi', facts)
  expect(parameters).toEqual(['Mug of tea', 'TF1', 'कुछ नहीं', 'u'])
  expect(templateText('order_on_hold', 'hi', parameters)).toContain('TF1 में Mug of tea की छपाई')
  const long = { ...facts, reason: 'x'.repeat(1000) }
  expect(templateParameters('order_on_hold', 'en', long)[2]).toHaveLength(300)
})
