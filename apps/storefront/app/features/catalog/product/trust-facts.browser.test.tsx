import { languages, type SharedTerms } from '@shop/contract'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../../test/show.tsx'
import { sampleZone, zoneWithoutCash } from '../../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../../delivery/shown-delivery.ts'
import { settingsDefaults } from '../../../shell/shell.ts'
import { sampleTerms } from '../product.fixture.ts'
import { trustFactsMessages } from './trust-facts.late.messages.ts'
import { TrustFacts } from './trust-facts.tsx'

const render = (terms: readonly SharedTerms[]) => (
  <TrustFacts settings={settingsDefaults} terms={terms} price={400} isInStock warranty={null} />
)

it.each(languages)('M-14: cash is promised, except where the chosen governorate takes none: %s', async (language) => {
  const t = wordsOf(trustFactsMessages, language)
  const facts = await show(render(sampleTerms), language)
  const cash = facts.getByText(t.cashOnDelivery)
  await expect.element(cash).toBeVisible()
  showDelivery({ zone: zoneWithoutCash, brief: null })
  await expect.element(cash).not.toBeInTheDocument()
  showDelivery({ zone: sampleZone, brief: null })
  await expect.element(cash).toBeVisible()
})

it('M-14: no cash is promised while no governorate takes it, and none is chosen', async () => {
  const t = wordsOf(trustFactsMessages, 'en')
  const [near, far] = sampleTerms.map((terms) => ({ ...terms, takes_cash: false })) as [SharedTerms, SharedTerms]
  const facts = await show(render([near, far]))
  await expect.element(facts.getByRole('region', { name: t.promises })).toBeVisible()
  await expect.element(facts.getByText(t.cashOnDelivery)).not.toBeInTheDocument()
  const some = await show(render([near, { ...far, takes_cash: true }]))
  await expect.element(some.getByText(t.cashOnDelivery)).toBeVisible()
})
