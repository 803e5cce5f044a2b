/** Every page of docs/product.md 2.1 that anybody may open, with its heading. */
export const publicPages: Record<string, string | RegExp> = {
  '/': 'Gifts printed for one person',
  '/signin': 'Login',
  '/signup': 'Create an account',
  '/forgot-password': 'Forgot password',
  '/reset-password/a-token': 'Reset password',
  '/cart': 'Your Cart is Empty!',
  '/product-filter': 'All gifts',
  '/disclaimer': 'Disclaimer',
  '/about': 'Made for one person at a time',
  '/contact': 'Talk With Us',
  '/shipping-info': 'Shipping',
  '/how-to-order': 'How to order',
  '/how-to-track': 'How to track your order',
  '/privacy-policy': 'Privacy Policy',
  '/return-policy': 'Return & Refund Policy',
}
