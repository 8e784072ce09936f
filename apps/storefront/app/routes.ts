import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Policies that staff write, each at its own address (rule W-02). */
const policies = ['privacy-policy', 'terms', 'return-policy']

export default [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('category/:categoryId', 'routes/category.tsx'),
  route('offers', 'routes/offers.tsx'),
  route('product/:productId', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('checkout/purchase/success', 'routes/payment-return.tsx', { id: 'payment-success' }),
  route('fail', 'routes/payment-return.tsx', { id: 'payment-failure' }),
  route('buy-now/:productId', 'routes/buy-now.tsx'),
  route('order-success/:orderId', 'routes/order-success.tsx'),
  route('orders', 'routes/orders.tsx'),
  route('order/:orderId', 'routes/order.tsx'),
  route('o/:token', 'routes/linked-order.tsx'),
  route('track', 'routes/track.tsx'),
  route('register', 'routes/register.tsx'),
  route('login-new', 'routes/login.tsx'),
  route('verify-phone', 'routes/verify-phone.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('account', 'routes/account.tsx'),
  route('favorites', 'routes/favorites.tsx'),
  route('compare', 'routes/compare.tsx'),
  ...policies.map((kind) => route(kind, 'routes/policy.tsx', { id: kind })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
