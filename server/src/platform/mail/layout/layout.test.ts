import { expect, test } from 'vitest'
import { renderMail } from './layout.ts'

const store = { name: 'Tohfa & Co', email: 'shop@example.com', phone: '98765', address: 'Jaipur' }
const order = {
  title: 'Your order is confirmed',
  intro: ['Thank you, Asha.', 'We begin to print today.'],
  lines: [
    { name: 'Cutting Chai Tee', details: 'Black, M, 2 pieces', amount: '₹1,198' },
    { name: 'Gift note' },
  ],
  total: { label: 'Total Amount', amount: '₹1,198' },
  address: { heading: 'Delivery to', lines: ['Asha Rao', '12 Residency Road'] },
  button: { label: 'Check status', url: 'https://shop.example/account/orders?a=1&b=2' },
  outro: 'See you soon.',
}

test('both forms of a mail have the same text', () => {
  const { html, text } = renderMail(store, order)
  for (const words of [
    'Your order is confirmed',
    'Thank you, Asha.',
    'We begin to print today.',
    'Cutting Chai Tee',
    'Black, M, 2 pieces',
    'Gift note',
    '₹1,198',
    'Total Amount',
    'Delivery to',
    '12 Residency Road',
    'Check status',
    'See you soon.',
    'shop@example.com',
  ]) {
    expect(html).toContain(words)
    expect(text).toContain(words)
  }
  expect(text).toContain('Check status: https://shop.example/account/orders?a=1&b=2')
  expect(html).toContain('href="https://shop.example/account/orders?a=1&amp;b=2"')
})

test('text that a person typed is never markup', () => {
  const typed = `<img src=x onerror=alert(1)> "quoted" & 'so'`
  const { html, text } = renderMail(store, {
    title: typed,
    intro: typed,
    code: typed,
    lines: [{ name: typed, details: typed, amount: typed }],
    total: { label: typed, amount: typed },
    address: { heading: typed, lines: [typed] },
    button: { label: typed, url: `https://shop.example/"${typed}` },
    outro: typed,
  })
  expect(html).not.toContain('<img')
  expect(html).not.toContain('"quoted"')
  expect(html).toContain('Tohfa &amp; Co')
  expect(text).toContain(typed)
})

test('the code is the first number of six digits in either form', () => {
  const { html, text } = renderMail(
    { ...store, address: 'Jaipur 302003' },
    { title: 'Your code', intro: 'Type it.', code: '482913' },
  )
  expect(/\b\d{6}\b/.exec(text)?.[0]).toBe('482913')
  expect(/\b\d{6}\b/.exec(html)?.[0]).toBe('482913')
})

test('the logo stands inside the mail, beside the name', () => {
  const { html } = renderMail({ ...store, logo: '/images/our-logo/720.webp' }, order)
  expect(html).toContain('<img src="cid:-images-our-logo-720-webp@print" alt=""')
  expect(renderMail(store, order).html).not.toContain('<img')
})
