import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** The site map. What is not on it goes to the home page. */
export default [
  index('catalog/home.page.tsx'),
  route('product-filter', 'catalog/listing.page.tsx'),
  route('product-detail/:id', 'catalog/product.page.tsx'),
  route('signup', 'account/signup.page.tsx'),
  route('signin', 'account/signin.page.tsx'),
  route('cart', 'cart/cart.page.tsx'),
  route('checkout', 'checkout/checkout.page.tsx'),
  route('order-success', 'checkout/order-success.page.tsx'),
  route('forgot-password', 'account/forgot-password.page.tsx'),
  route('reset-password/:token', 'account/reset-password.page.tsx'),
  route('logout', 'account/logout.page.tsx'),
  route('account/:action', 'account/account.page.tsx'),
  route('user/:action', 'account/user.page.tsx'),
  layout('admin/frame/admin.frame.tsx', [
    route('admin', 'admin/catalogue/catalogue.page.tsx'),
    route('admin/product-details/:id', 'admin/product/product.page.tsx'),
    route('admin/product-add-update', 'admin/product-form/product-form.page.tsx'),
    route('admin/orders', 'admin/orders.page.tsx'),
    route('admin/form-builder', 'admin/form-builder/form-builder.page.tsx'),
  ]),
  route('contact', 'contact/contact.page.tsx'),
  route('about', 'pages/about.page.tsx'),
  route('disclaimer', 'pages/disclaimer.page.tsx'),
  route('shipping-info', 'pages/shipping-info.page.tsx'),
  route('how-to-order', 'pages/how-to-order.page.tsx'),
  route('how-to-track', 'pages/how-to-track.page.tsx'),
  route('privacy-policy', 'pages/privacy-policy.page.tsx'),
  route('return-policy', 'pages/return-policy.page.tsx'),
  route('*', 'unknown.page.ts'),
] satisfies RouteConfig
