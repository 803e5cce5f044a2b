import { expect, test } from 'vitest'
import { signInState, wayBack } from './sign-in-state.ts'

const product = {
  pathname: '/product-detail/1',
  search: '?color=Black',
  state: { size: 'XL' },
}

test('after signing in people are where they were, with what they had chosen there', () => {
  expect(wayBack(signInState(product))).toEqual({
    to: '/product-detail/1?color=Black',
    state: { size: 'XL' },
  })
})

test('who came of their own accord, or pressed Log Out before, goes home', () => {
  expect(wayBack(null).to).toBe('/')
  expect(wayBack(signInState(product, 'by-choice')).to).toBe('/')
})

test('staff who came of their own accord come to the admin, others of them back to where they were', () => {
  expect(wayBack(null, '/admin').to).toBe('/admin')
  expect(wayBack(signInState(product), '/admin').to).toBe('/product-detail/1?color=Black')
})

test('whose token was no longer good is told so, and comes back too', () => {
  const state = signInState(product, 'by-server')
  expect(state.sentence).toBe('Your session has ended. Please sign in again.')
  expect(wayBack(state).to).toBe('/product-detail/1?color=Black')
})

test.each(['//elsewhere.example', 'https://elsewhere.example', '/signin', '/signup?x=1'])(
  'the way back leads neither out of the shop nor in a circle: %s',
  (from) => expect(wayBack({ from }).to).toBe('/'),
)
