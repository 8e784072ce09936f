import type { Language } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { sampleZone, zoneWithoutCash } from '../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../delivery/shown-delivery.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { adsMessages } from './ads.late.messages.ts'
import type { Banner } from './banner.ts'
import { BannerCarousel } from './banner-carousel.tsx'

const banners: Banner[] = ['1', '2', '3', '4'].map((id) => {
  return { id, title: `Banner ${id}`, description: '', link: `/category/${id}`, picture: null }
})

const withoutPrices = { saving: null, categories: [], prices: {} }

/** Shows the banners, and waits until they can move. */
async function showBanners(language: Language) {
  const t = wordsOf(uiMessages, language)
  const part = await show(
    <BannerCarousel first={{ content: banners, failure: null }} {...withoutPrices} takesCash />,
    language,
  )
  const region = part.getByRole('region', { name: wordsOf(adsMessages, language).banners })
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  await expect.element(button(t.pause)).toBeVisible()
  return {
    slides: region.getByRole('link'),
    buttons: region.getByRole('button'),
    dot: (number: number) => button(t.slide({ number })),
    stop: button(t.pause),
    previous: button(t.previous),
  }
}

describe.each([
  ['en', 'desktop'],
  ['ar', 'phone'],
] as const)('in %s on a %s', (language, screen) => {
  beforeEach(() => page.viewport(...windows[screen]))

  it('M-01: banners change by dots and arrows, and wrap around', async () => {
    const { slides, buttons, stop, dot, previous } = await showBanners(language)
    await expect.element(slides.first()).toHaveAttribute('href', '/category/1')
    const sides = buttons.elements().flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return [width, height]
    })
    expect(Math.min(...sides), 'each dot and arrow is 44 px wide and high').toBeGreaterThanOrEqual(44)
    await dot(3).click()
    await expect.element(slides.nth(2)).toBeInViewport({ ratio: 0.6 })
    await stop.click()
    for (let turn = 0; turn < 3; turn++) await previous.click()
    await expect.element(slides.last()).toBeInViewport({ ratio: 0.6 })
  })
})

it('M-02: the shop’s own banners promise cash, except where the chosen governorate takes none', async () => {
  const t = wordsOf(adsMessages, 'en')
  const part = await show(<BannerCarousel first={{ content: [], failure: null }} {...withoutPrices} takesCash />)
  await expect.element(part.getByText(t.delivery)).toBeInTheDocument()
  showDelivery({ zone: zoneWithoutCash, brief: null })
  await expect.element(part.getByText(t.toDoor)).toBeInTheDocument()
  await expect.element(part.getByText(t.delivery)).not.toBeInTheDocument()
  showDelivery({ zone: sampleZone, brief: null })
  await expect.element(part.getByText(t.delivery)).toBeInTheDocument()
})
