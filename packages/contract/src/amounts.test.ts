import { expect, test } from 'vitest'
import { priceChangeSchema } from './catalog/bulk-edit.staff-schema.ts'
import { priceField } from './catalog/products.staff-schema.ts'
import { couponsStaffEndpoints } from './coupons/coupons.staff-endpoints.ts'
import { shownTotalField } from './fields.ts'
import { orderChangesStaffEndpoints } from './orders/order-changes.staff-endpoints.ts'
import { countedCashField, paidAmountField } from './orders/order-fields.ts'
import { settingsStaffEndpoints } from './settings/settings.staff-endpoints.ts'
import { staffMembersEndpoints } from './staff/staff-members.staff-endpoints.ts'

/** Every kind of amount that a request names. */
const fields = {
  price: priceField,
  'counted cash': countedCashField,
  'paid amount': paidAmountField,
  'delivery of an order': orderChangesStaffEndpoints.changeOrder.body.shape.delivery,
  'refund limit': staffMembersEndpoints.updateStaffMember.body.shape.refund_limit,
  'fee of the settings': settingsStaffEndpoints.updateSettings.body.shape.guest_max_total,
  'minimum of a coupon': couponsStaffEndpoints.createCoupon.body.shape.min_subtotal,
  'amount of a bulk change': priceChangeSchema.transform(({ by }) => by),
}

test.each(Object.entries(fields))(
  '%s: a third decimal is refused at any height, and dust is dropped',
  (name, field) => {
    const read = (amount: number) =>
      field.safeParse(name === 'amount of a bulk change' ? { unit: 'amount', by: amount } : amount)
    for (const wrong of [19.999, 999.999, 1749.999, 5000.123456, 5000.1201]) expect(read(wrong).success).toBe(false)
    expect(read(0.1 + 0.2).data).toBe(0.3)
    expect(read(1749.9900000000002).data).toBe(1749.99)
    expect(read(35 * 49.99).data).toBe(1749.65)
  },
)

test.each([
  [250.00000000000003, 250],
  [990_099_999_999.99, 990_099_999_999.99],
  [990_099_999_999.994, 990_099_999_999.994],
  [250.001, 250.001],
])('a shown total of %d is compared as %d', (shown, total) => {
  expect(shownTotalField.parse(shown)).toBe(total)
})
