import { languages } from '@shop/contract'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { closedZone, sampleZone, zoneWithoutCash } from '../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../delivery/shown-delivery.ts'
import { paths } from '../../paths.ts'
import { settingsDefaults } from '../../shell/shell.ts'
import { homeMessages } from './home.late.messages.ts'
import { TrustStrip } from './trust-strip.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

function home(takesCash: boolean) {
  const settings = { ...settingsDefaults, takes_cash: takesCash }
  return (
    <>
      <TrustStrip settings={settings} />
      <WhyChooseUs settings={settings} punctuality={null} />
    </>
  )
}

it.each(languages)('M-14: cash is promised, except where the chosen governorate takes none: %s', async (language) => {
  const t = wordsOf(homeMessages, language)
  const part = await show(home(true), language)
  const cash = part.getByRole('link', { name: t.cash })
  await expect.element(cash).toHaveAttribute('href', paths.terms('paying'))
  await expect.element(part.getByText(t.callText)).toBeVisible()
  for (const other of [zoneWithoutCash, closedZone]) {
    showDelivery({ zone: other, brief: null })
    await expect.element(cash).not.toBeInTheDocument()
    await expect.element(part.getByText(t.callTextNoCash, { exact: true })).toBeVisible()
    showDelivery({ zone: sampleZone, brief: null })
    await expect.element(cash).toBeVisible()
  }
})

it('M-14: where no governorate takes cash none is promised', async () => {
  const t = wordsOf(homeMessages, 'en')
  const part = await show(home(false))
  await expect.element(part.getByText(t.callTextNoCash, { exact: true })).toBeVisible()
  await expect.element(part.getByRole('link', { name: t.cash })).not.toBeInTheDocument()
})
