import { governorates } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usually } from '../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { settingsMessages } from './settings.messages.ts'

const save = { en: 'Save', ar: 'حفظ' }

/** Each rule has another value than in a new shop, and than every other rule. */
const rules = {
  trust_known_after: 5,
  trust_known_max_total: 1500.5,
  trust_call_total: 2500.25,
  trust_call_orders: 6,
  trust_call_phones: 7,
  trust_call_refusals: 8,
  trust_code_refusals: 9,
  trust_card_refusals: 10,
  trust_held_out_percent: 11,
  trust_deposit_percent: 12,
} as const
const eachRule = Object.entries(rules) as [keyof typeof rules, number][]
const called = ['EG-C', 'EG-GZ'] as const

beforeEach(openShop)

describe.each(usually('en'))('in %s', (language) => {
  const words = wordsIn(language)
  const t = words(settingsMessages)

  it('the owner sets each rule for confirming cash orders', async () => {
    const before = await staffApi.settings.getSettings()
    const main = await openDashboard('settings', language)
    const field = (rule: keyof typeof rules) => main.getByRole('textbox', { name: t[rule] })
    for (const [rule, value] of eachRule) await userEvent.fill(field(rule), String(value))
    await userEvent.click(main.getByRole('combobox', { name: t.trust_call_governorates }))
    for (const code of called) await userEvent.click(page.getByRole('option', { name: governorates[code][language] }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(main.getByRole('button', { name: save[language] }))
    const changed = { ...rules, trust_call_governorates: called, version: before.version + 1 }
    await expect.poll(() => staffApi.settings.getSettings()).toEqual({ ...before, ...changed })
    await openDashboard('settings', language)
    for (const [rule, value] of eachRule) await expect.element(field(rule)).toHaveValue(String(value))
  })
})
