import type { Language } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, wordsOf } from '../../test/show.tsx'
import { deliveryMessages } from './delivery.late.messages.ts'
import { GovernorateSelect } from './governorate-select.tsx'

/** Shows the list, with the focus on it. */
async function focusList(language: Language) {
  const part = await show(<GovernorateSelect label="Governorate" defaultValue="" />, language)
  const list = part.getByRole('combobox', { name: 'Governorate' })
  await expect.element(list).toBeVisible()
  const element = list.element() as HTMLSelectElement
  const chosen = () => element.selectedOptions[0]?.text
  expect(chosen()).toBe(wordsOf(deliveryMessages, language).chooseGovernorate)
  element.focus()
  return {
    chosen,
    /** Types letters of any script within one task, so that no pause is between them. */
    strike: (letters: string) => {
      for (const key of letters) element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    },
  }
}

describe('O-01: a governorate is chosen', () => {
  it.each([
    ['ar', 'القا', 'القاهرة'],
    ['ar', 'الاسكندريه', 'الإسكندرية'],
    ['ar', 'بني س', 'بني سويف'],
    ['ar', 'asy', 'أسيوط'],
    ['en', 'ale', 'Alexandria'],
    ['en', 'Beni', 'Beni Suef'],
    ['en', 'الأقصر', 'Luxor'],
  ] as const)('in %s by the letters %s: %s', async (language, letters, name) => {
    const { chosen, strike } = await focusList(language)
    strike(letters)
    expect(chosen()).toBe(name)
  })

  it('after a second without a letter by the beginning of another word', async () => {
    const { chosen, strike } = await focusList('en')
    strike('s')
    expect(chosen()).toMatch(/^S/)
    const start = performance.now()
    await expect.poll(() => performance.now() - start).toBeGreaterThan(1000)
    strike('q')
    expect(chosen(), 'none begins with "sq"').toBe('Qena')
  })

  it.each([
    ['ar', 'القاهرة', 'جنوب سيناء'],
    ['en', 'Cairo', 'South Sinai'],
  ] as const)('in %s by Home, End and arrows: %s to %s', async (language, first, last) => {
    const { chosen } = await focusList(language)
    const after = async (keys: string) => {
      await userEvent.keyboard(keys)
      return chosen()
    }
    expect(await after('{Home}')).toBe(first)
    expect(await after('{ArrowUp}')).toBe(first)
    expect(await after('{End}')).toBe(last)
    expect(await after('{ArrowUp}{ArrowDown}')).toBe(last)
  })
})
