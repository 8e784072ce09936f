import { expect, it } from 'vitest'
import { describePath } from './path-structured-data.ts'

it('describes the way to a product', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Kettles & Coffee', path: '/category/4' },
  ]
  expect(describePath(steps, 'https://shop.example')).toHaveProperty('itemListElement.1', {
    '@type': 'ListItem',
    position: 2,
    name: 'Kettles & Coffee',
    item: 'https://shop.example/category/4',
  })
})
