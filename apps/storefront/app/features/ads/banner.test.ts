import type { Advertisement, Language } from '@shop/contract'
import { bindMessages, textsOf } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { adsMessages } from './ads.late.messages.ts'
import { fallbackBanners, toBanners } from './banner.ts'

const now = new Date('2026-11-20T12:00:00Z')

const ad: Advertisement = {
  id: 1,
  title: 'Up to 20% off',
  description: 'While stock lasts.',
  image_ad: '/media/a/1600.webp',
  picture: {
    id: 1,
    image: '/media/a/1600.webp',
    base: '/media/a',
    widths: [800, 1600],
    width: 2400,
    height: 1000,
    placeholder: '#f4efe7',
  },
  link: '/offers',
  is_active: true,
  priority: 1,
  start_date: null,
  end_date: null,
}

describe('P-12: banners shown', () => {
  it.each([
    ['without dates', {}, 1],
    ['not active', { is_active: false }, 0],
    ['without a title', { title: ' ' }, 0],
    ['from tomorrow on', { start_date: '2026-11-21T00:00:00Z' }, 0],
    ['until yesterday', { end_date: '2026-11-19T00:00:00Z' }, 0],
    ['this month', { start_date: '2026-11-01T00:00:00Z', end_date: '2026-11-30T00:00:00Z' }, 1],
  ])('%s', (_, changes, count) => {
    expect(toBanners([{ ...ad, ...changes }], now)).toHaveLength(count)
  })
})

it('are the four most important at most', () => {
  const ads = [1, 2, 3, 4, 5].map((id) => ({ ...ad, id }))
  expect(toBanners(ads, now).map(({ id }) => id)).toEqual(['1', '2', '3', '4'])
})

it('P-12: a banner whose answer lacks a title stays, for the slide has a default one', () => {
  const untitled = JSON.parse(JSON.stringify({ ...ad, title: undefined }))
  expect(toBanners([untitled], now)).toMatchObject([{ title: null }])
})

describe('M-02: built-in banners', () => {
  const build = (language: Language, saving: number | null, promisesCash = true) =>
    fallbackBanners(bindMessages(textsOf(adsMessages, language), language), saving, promisesCash)

  it.each(['en', 'ar'] as const)('M-02: name no saving when nothing is reduced (%s)', (language) => {
    const banners = build(language, null)
    expect(banners).toHaveLength(3)
    for (const { description } of banners) expect(description).not.toMatch(/%|\d/)
  })

  it.each(['en', 'ar'] as const)(
    'M-02: are three, name 30%% where that is on offer, and lead to the products (%s)',
    (language) => {
      const banners = build(language, 30)
      expect(banners.map(({ link }) => link)).toEqual(['/products', '/products', '/products'])
      for (const { description } of banners) expect(description).toContain('30%')
    },
  )

  it.each(['en', 'ar'] as const)('M-02: name no cash where none is promised (%s)', (language) => {
    const payAtDoor = /cash|pay on delivery|عند الاستلام/i
    for (const saving of [null, 30]) {
      const textsWhere = (promisesCash: boolean) => JSON.stringify(build(language, saving, promisesCash))
      expect(textsWhere(true)).toMatch(payAtDoor)
      expect(textsWhere(false)).not.toMatch(payAtDoor)
    }
  })
})
