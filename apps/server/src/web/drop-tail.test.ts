import { expect, test } from 'vitest'
import { dropTail } from './drop-tail.ts'

const id = '01980000-0000-7000-8000-00000000000a'

test.each([
  ['/product/18%E2%80%8F', '/product/18'],
  ['/category/1%E2%80%8F', '/category/1'],
  ['/product/18.', '/product/18'],
  ['/product/18,', '/product/18'],
  ['/product/18)', '/product/18'],
  ['/product/18).', '/product/18'],
  ['/product/18!', '/product/18'],
  ['/product/18*', '/product/18'],
  ['/product/18_', '/product/18'],
  ['/product/18%22', '/product/18'],
  ['/product/18%3E', '/product/18'],
  ['/product/18%20', '/product/18'],
  ['/product/18%C2%A0%E2%80%8E', '/product/18'],
  ['/product/18%D8%8C', '/product/18'],
  ['/product/18%D8%9F', '/product/18'],
  ['/product/18%C2%BB', '/product/18'],
  ['/product/18%E2%80%A6', '/product/18'],
  ['/product/18%D9%88%D8%A7%D9%84%D8%B3%D8%B9%D8%B1', '/product/18'],
  ['/product/18%E2%80%8F?color=7', '/product/18?color=7'],
  ['/product/18?color=7%E2%80%8F', '/product/18?color=7'],
  ['/product/18?color=7).', '/product/18?color=7'],
  ['/offers%E2%80%8F', '/offers'],
  ['/return-policy.', '/return-policy'],
  ['/%E2%80%8F', '/'],
  ['/product/18/%E2%80%8F', '/product/18/'],
  [`/order/${id}%E2%80%AC`, `/order/${id}`],
  [`/checkout/purchase/success?order=${id}%E2%80%8F`, `/checkout/purchase/success?order=${id}`],
  ['/o/AAGGqFGINnfOjyAm0pmbTQ_-%E2%80%8F', '/o/AAGGqFGINnfOjyAm0pmbTQ_-'],
  ['/o/AAGGqFGINnfOjyAm0pmbTQ_.', '/o/AAGGqFGINnfOjyAm0pmbTQ_'],
])('%s leads to %s', (url, expected) => {
  expect(dropTail(url)).toBe(expected)
})

test.each([
  '/',
  '/products',
  '/products/',
  '/products?search=why%3F',
  '/products?search=%D8%AB%D9%84%D8%A7%D8%AC%D8%A9',
  '/products?color=aaaaaa&search=a.',
  '/products?brand=Nawwar.',
  '/products?fact=material:glass',
  '/product/18?color=',
  '/_.data',
  '/product/18.data?_routes=a',
  '/o/AAGGqFGINnfOjyAm0pmbTQ_-',
  '/login-new?next=%2Faccount%3Fa%3Db',
  '/%D9%85%D9%86%D8%AA%D8%AC%D8%A7%D8%AA',
  '/%zz',
  '/product/1%38',
])('%s stays', (url) => {
  expect(dropTail(url)).toBe(url)
})
