import { textLimits } from '@shop/contract'
import { returnTitles } from '@shop/contract/staff'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { returnsMessages } from '../../shared/returns.messages.ts'

beforeAll(openShop)

it('staff register a return for a caller by two clicks, and refuse it with a reason that the shopper reads', async () => {
  const t = wordsIn('en')(returnsMessages)
  const { id, accessToken } = await placeOrder((await createProduct(600)).id, '01012345678', { quantity: 2 })
  await sendOrder(id)
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit', cash_received: true } })
  const main = await openDashboard(`orders/${id}/show`, 'en')
  const dialog = page.getByRole('dialog')

  await main.getByRole('button', { name: t.register }).click()
  const register = dialog.getByRole('button', { name: t.register })
  await expect.element(register).toBeDisabled()
  await dialog.getByRole('textbox', { name: t.unitsOf({ count: '2' }) }).fill('1')
  await register.click()
  await expect.element(main.getByText(returnTitles.requested.en, { exact: true }).first()).toBeVisible()

  await main.getByRole('button', { name: t.step_refuse }).click()
  const refuse = dialog.getByRole('button', { name: t.step_refuse })
  await expect.element(refuse).toBeDisabled()
  const reason = dialog.getByRole('textbox', { name: t.reasonForShopper })
  await expect.element(reason).toHaveAttribute('maxlength', String(textLimits.return_reason.max))
  await reason.fill('Used for months')
  await refuse.click()
  await expect.element(main.getByText(returnTitles.refused.en, { exact: true }).first()).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 2, name: /^Return / })).toHaveFocus()
  const { returns } = await (await fetch(`/api/orders/${id}/returns/?access_token=${accessToken}`)).json()
  expect(returns).toMatchObject([{ status: 'refused', refusal: 'Used for months' }])
})
