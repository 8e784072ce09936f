import { languages } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { staffApi } from '../../data/api.ts'

const words = {
  en: {
    toDecide: 'To decide',
    link: '1 order to decide on',
    cancel: 'Cancel: not reached',
    sure: 'Cancel the order',
    noAnswer: 'No answer',
  },
  ar: {
    toDecide: 'تحتاج قرارًا',
    link: 'طلب واحد يحتاج قرارًا',
    cancel: 'إلغاء لتعذر الوصول إلى العميل',
    sure: 'إلغاء الطلب',
    noAnswer: 'لم يرد',
  },
}

beforeEach(openShop)

describe.each(languages)('in %s', (language) => {
  const t = words[language]

  it('an order that nobody was reached for three times stands apart from the calls, and can be cancelled there', async () => {
    const { id: productId } = await createProduct(900)
    const [lost, fresh] = [await placeOrder(productId), await placeOrder(productId)]
    for (let tries = 0; tries < 2; tries += 1)
      await staffApi.orders.recordCall({ params: { id: lost.id }, body: { outcome: 'no_answer' } })
    const main = await openDashboard('confirmation-calls', language)
    await expect.element(main.getByRole('article', { name: lost.number })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: t.toDecide })).not.toBeInTheDocument()
    await userEvent.click(main.getByRole('article', { name: lost.number }).getByRole('button', { name: t.noAnswer }))

    const decisions = main.getByRole('region', { name: t.toDecide })
    await expect.element(decisions.getByRole('article', { name: lost.number })).toBeVisible()
    await expect.element(main.getByRole('link', { name: t.link })).toBeVisible()
    await expect.element(main.getByRole('article').first()).toHaveAccessibleName(fresh.number)
    await expect.element(decisions.getByRole('article', { name: fresh.number })).not.toBeInTheDocument()
    await checkPage()

    await userEvent.click(decisions.getByRole('button', { name: t.cancel }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.sure }))
    // While the dialog is there, the page behind it is hidden.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(decisions).not.toBeInTheDocument()
    expect(await staffApi.orders.getOrder({ params: { id: lost.id } })).toMatchObject({ status: 'cancelled' })
  })
})
