import type { StaffInstallmentPlan } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'

/** Plans of the demo; no bank offers them. */
const plans: StaffInstallmentPlan[] = [
  {
    name: { en: 'Demo plan without fees', ar: 'خطة تجريبية بدون رسوم' },
    method: 'bank_installments',
    months: 6,
    fee_percent: 0,
    min_total: 1000,
    max_total: 60_000,
    valid_from: '2026-01-01',
    valid_to: null,
  },
  {
    name: { en: 'Demo plan of two years', ar: 'خطة تجريبية لسنتين' },
    method: 'pay_later',
    months: 24,
    fee_percent: 42,
    min_total: 2000,
    max_total: null,
    valid_from: '2026-01-01',
    valid_to: null,
  },
]

/** Gives the demo plans to pay by the month. */
export async function fillDemoPlans(db: Db): Promise<void> {
  await db`update shop_settings set installment_plans = ${db.json(plans)}`
}
