import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'

const stranger = '01077777777'
const hour = 3_600_000

/** Creates and changes a carrier, an offer and a coupon, and writes about a customer who is blocked. */
export async function fillSales(staff: StaffClient, pen: Pen, product: number) {
  await fillCarriers(staff, pen)
  await fillOffers(staff, pen, product)
  await fillCoupons(staff, pen)
  const reason = pen.write('staff.customers.setPhoneBlock.reason', 500)
  await staff.customers.setPhoneBlock({ body: { phone: stranger, is_blocked: true, reason } })
  const { results } = await staff.customers.listCustomers({ query: { q: stranger } })
  const customer = results[0]?.id ?? ''
  const text = pen.write('staff.customers.addCustomerNote.text', 400)
  await staff.customers.addCustomerNote({ params: { id: customer }, body: { text } })
  return { customer }
}

async function fillCarriers({ carriers }: StaffClient, pen: Pen): Promise<void> {
  const fields = { kind: 'csv', tracking_pattern: '', is_active: true } as const
  const name = pen.writeBoth('staff.carriers.createCarrier.name', 60)
  const { id, version } = await carriers.createCarrier({ body: { ...fields, name } })
  const changed = pen.writeBoth('staff.carriers.updateCarrier.name', 60)
  await carriers.updateCarrier({ params: { id: String(id) }, body: { ...fields, name: changed, version } })
}

/** The product is on the page of offers. */
async function fillOffers({ offers }: StaffClient, pen: Pen, product: number): Promise<void> {
  const fields = {
    scope: 'products' as const,
    targets: [product],
    kind: 'percent' as const,
    value: 50,
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 48 * hour).toISOString(),
  }
  const name = pen.writeBoth('staff.offers.createOffer.name', 60)
  const { id, version } = await offers.createOffer({ body: { ...fields, name } })
  const changed = pen.writeBoth('staff.offers.updateOffer.name', 60)
  await offers.updateOffer({ params: { id: String(id) }, body: { ...fields, name: changed, version } })
}

async function fillCoupons({ coupons }: StaffClient, pen: Pen): Promise<void> {
  const fields = {
    min_subtotal: 0,
    starts_at: new Date(Date.now()).toISOString(),
    ends_at: new Date(Date.now() + hour).toISOString(),
    max_uses: 1,
    max_uses_per_customer: 1,
    is_active: true,
  }
  const terms = { code: 'STRANGE10', kind: 'percent' as const, percent: 10, amount: null, category_ids: [] }
  const name = pen.writeBoth('staff.coupons.createCoupon.name', 120)
  const { id, version } = await coupons.createCoupon({ body: { ...fields, ...terms, name } })
  const changed = pen.writeBoth('staff.coupons.updateCoupon.name', 120)
  await coupons.updateCoupon({ params: { id: String(id) }, body: { ...fields, name: changed, version } })
}
