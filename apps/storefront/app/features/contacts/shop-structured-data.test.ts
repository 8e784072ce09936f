import { expect, it } from 'vitest'
import { contactDefaults } from '../../shell/shell.ts'
import { describeShop, describeSite } from './shop-structured-data.ts'

const shop = { name: 'Nawwar', origin: 'https://shop.example', language: 'ar' } as const

it('says who the shop is and how to reach it', () => {
  const nobody = { ...contactDefaults, hotline_number: null, main_phone: null, facebook: null }
  expect(describeShop(shop, { ...contactDefaults, main_phone: '+201012345678' })).toMatchObject({
    url: 'https://shop.example/',
    contactPoint: { telephone: '+201012345678' },
  })
  expect(describeShop(shop, nobody)).not.toHaveProperty('contactPoint')
  expect(describeShop(shop, nobody)).not.toHaveProperty('sameAs', expect.arrayContaining([null]))
})

it('says how the shop is searched', () => {
  expect(describeSite(shop)).toMatchObject({
    inLanguage: 'ar',
    potentialAction: { target: { urlTemplate: 'https://shop.example/products?search={search_term_string}' } },
  })
})
