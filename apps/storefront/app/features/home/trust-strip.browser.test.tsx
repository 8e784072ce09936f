import { type DeliveryZone, languages } from '@shop/contract'
import { afterEach, expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { showDelivery } from '../../delivery/shown-delivery.ts'
import { paths } from '../../paths.ts'
import { settingsDefaults } from '../../shell/shell.ts'
import { homeMessages } from './home.late.messages.ts'
import { TrustStrip } from './trust-strip.tsx'
import { WhyChooseUs } from './why-choose-us.tsx'

const zone: DeliveryZone = {
  governorate: 'EG-SIN',
  fee: 110,
  free_over: null,
  days_from: 3,
  days_to: 5,
  takes_cash: true,
  is_open: true,
  promise: { from: '2026-11-29', to: '2026-12-01' },
}
const withoutCash: DeliveryZone[] = [
  { ...zone, takes_cash: false },
  { ...zone, is_open: false, promise: null },
]

const home = (takesCash: boolean) => (
  <>
    <TrustStrip settings={settingsDefaults} takesCash={takesCash} />
    <WhyChooseUs settings={settingsDefaults} punctuality={null} takesCash={takesCash} />
  </>
)

afterEach(() => showDelivery(null))

it.each(languages)('M-14: cash is promised, except where the chosen governorate takes none: %s', async (language) => {
  const t = wordsOf(homeMessages, language)
  const part = await show(home(true), language)
  const cash = part.getByRole('link', { name: t.cash })
  await expect.element(cash).toHaveAttribute('href', paths.terms('paying'))
  await expect.element(part.getByText(t.callText)).toBeVisible()
  for (const other of withoutCash) {
    showDelivery({ zone: other, brief: null })
    await expect.element(cash).not.toBeInTheDocument()
    await expect.element(part.getByText(t.callTextNoCash, { exact: true })).toBeVisible()
    showDelivery({ zone, brief: null })
    await expect.element(cash).toBeVisible()
  }
})

it('M-14: where no governorate takes cash none is promised', async () => {
  const t = wordsOf(homeMessages, 'en')
  const part = await show(home(false))
  await expect.element(part.getByText(t.callTextNoCash, { exact: true })).toBeVisible()
  await expect.element(part.getByRole('link', { name: t.cash })).not.toBeInTheDocument()
})
