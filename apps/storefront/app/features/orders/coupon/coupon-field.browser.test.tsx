import { ApiError, languages } from '@shop/contract'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, wordsOf } from '../../../../test/show.tsx'
import { couponMessages } from './coupon.late.messages.ts'
import { CouponField } from './coupon-field.tsx'
import type { QuotedCoupon } from './quoted-coupon.ts'

/** What the shop says of codes that it does not take. */
const refusals = {
  coupon_not_valid: {
    en: 'This code is not valid now. Please check it, or order without it.',
    ar: 'هذا الكود غير صالح الآن. راجعه أو أكمل طلبك بدونه.',
  },
  coupon_used_up: {
    en: 'This code has been used up. You can order without it.',
    ar: 'انتهى عدد مرات استخدام هذا الكود. يمكنك إكمال طلبك بدونه.',
  },
  coupon_minimum: { en: 'This code is for orders from EGP 500.', ar: 'هذا الكود للطلبات التي تبدأ من 500 ج.م.' },
  coupon_not_for_products: {
    en: 'This code is not for the products of this order.',
    ar: 'هذا الكود لا يسري على منتجات هذا الطلب.',
  },
}

describe.each(languages)('in %s', (language) => {
  const t = wordsOf(couponMessages, language)

  it('a code that is refused stays beside the reason, in the words of the shop, until it is another one', async () => {
    let refusal: ApiError | null = null
    const Field = () => {
      const [coupon, setCoupon] = useState<QuotedCoupon>(null)
      const ask = async (coupon_code: string) => {
        if (refusal) throw refusal
        return { coupon_code, subtotal: 899, discount: 90, delivery: 110, is_delivery_final: true, total: 919 }
      }
      return <CouponField coupon={coupon} onQuote={setCoupon} refusal={null} basis="cart" ask={ask} />
    }
    const main = await show(<Field />, language)
    await main.getByRole('button', { name: t.haveCode }).click()
    const code = main.getByRole('textbox', { name: t.code })
    const apply = main.getByRole('button', { name: t.apply, exact: true })
    await userEvent.fill(code, 'LAMP10')
    for (const [name, detail] of Object.entries(refusals)) {
      refusal = new ApiError(409, { detail: detail[language] })
      await apply.click()
      await expect.element(code, { message: name }).toHaveAccessibleDescription(detail[language])
      await expect.element(code).toHaveValue('LAMP10')
    }
    refusal = new ApiError(502, { detail: 'Bad gateway' })
    await apply.click()
    await expect.element(code).toHaveAccessibleDescription(t.notReached)
    refusal = null
    await userEvent.fill(code, 'LAMP20')
    await apply.click()
    await expect.element(main.getByText(t.applied({ code: 'LAMP20' }))).toBeVisible()
    await expect.element(code).not.toBeInTheDocument()
    await main.getByRole('button', { name: t.removeNamed({ code: 'LAMP20' }) }).click()
    await expect.element(main.getByText(t.applied({ code: 'LAMP20' }))).not.toBeInTheDocument()
    await expect.element(code).toBeVisible()
  })
})
