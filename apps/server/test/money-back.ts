import { expect } from 'vitest'
import { listDueInquiries } from '../src/modules/payments/attempts/ask-payments.repository.ts'
import { askAboutSilentPayments } from '../src/modules/payments/attempts/ask-payments.service.ts'
import type { ProviderDeps } from '../src/modules/payments/payments.deps.ts'
import { listDueRefunds } from '../src/modules/payments/refunds/refunds.repository.ts'
import { workOnRefunds } from '../src/modules/payments/refunds/work-on-refunds.service.ts'
import type { CardShop } from './card-shop.ts'

/** The payments of a shop that takes cards. */
export function providerDeps({ deps: { payments } }: Pick<CardShop, 'deps'>): ProviderDeps {
  const { provider, ...deps } = payments
  if (!provider) throw new Error('This shop takes no cards')
  return { ...deps, provider }
}

/** Has the provider asked about all attempts that are due, and waits for inquiries that a job of the shop has begun. */
export async function askAboutSilence(shop: Pick<CardShop, 'deps' | 'clock'>): Promise<void> {
  const deps = providerDeps(shop)
  const isAnyDue = async () => (await listDueInquiries(deps.db, deps.provider.name, shop.clock.now, 1)).length > 0
  while (await isAnyDue()) await askAboutSilentPayments(deps)
  const underWay = () => deps.db`select from payments where asking_until > ${shop.clock.now}`
  await expect.poll(underWay, { interval: 20 }).toHaveLength(0)
}

/** A provider that does not answer leaves a refund under way. One that was asked about while another process sent it has its next step in five minutes. */
const maxRounds = 8

/**
 * Lets the refunds run to their end: sent now, asked about a little later, those of one payment one after another. The shop's own job of each minute may
 * have taken one.
 */
export async function giveMoneyBack(shop: Pick<CardShop, 'deps' | 'clock'>): Promise<void> {
  const deps = providerDeps(shop)
  const workOn = async () => {
    while ((await listDueRefunds(deps.db, shop.clock.now, 1)).length > 0) await workOnRefunds(deps)
    const activeJobs = () => deps.db`select from pgboss.job where name = 'work-on-refunds' and state = 'active'`
    await expect.poll(activeJobs, { interval: 20 }).toHaveLength(0)
  }
  const underWay = () => deps.db`select from refunds where status in ('requested', 'sent')`
  await workOn()
  for (let round = 0; round < maxRounds && (await underWay()).length > 0; round += 1) {
    shop.clock.pass(2)
    await workOn()
  }
}
