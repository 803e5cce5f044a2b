import { expect, test } from 'vitest'
import { signInState, wayBack } from './sign-in-state.ts'

const product = {
  pathname: '/product-detail/1',
  search: '?color=Black',
  state: { size: 'XL' },
}

test('after the sign-in people return to where they were, with their choices there', () => {
  expect(wayBack(signInState(product))).toEqual({
    to: '/product-detail/1?color=Black',
    state: { size: 'XL' },
  })
})

test('people who came directly, or pressed Log Out before, go home', () => {
  expect(wayBack(null).to).toBe('/')
  expect(wayBack(signInState(product, 'by-choice')).to).toBe('/')
})

test('staff who came directly go to the admin, others of them return to where they were', () => {
  expect(wayBack(null, '/admin').to).toBe('/admin')
  expect(wayBack(signInState(product), '/admin').to).toBe('/product-detail/1?color=Black')
})

test('a person with an expired token is told so, and returns too', () => {
  const state = signInState(product, 'by-server')
  expect(state.sentence).toBe('Your session has ended. Please sign in again.')
  expect(wayBack(state).to).toBe('/product-detail/1?color=Black')
})

test.each(['//elsewhere.example', 'https://elsewhere.example', '/signin', '/signup?x=1'])(
  'the return address leads neither out of the shop nor in a circle: %s',
  (from) => expect(wayBack({ from }).to).toBe('/'),
)
