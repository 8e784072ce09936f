import { languages } from '@shop/contract'
import { expect, it } from 'vitest'
import { show, wordsOf } from '../../../test/show.tsx'
import { sampleZone, zoneWithoutCash } from '../../delivery/delivery-zone.fixture.ts'
import { showDelivery } from '../../delivery/shown-delivery.ts'
import { layoutMessages } from './layout.messages.ts'
import { PaymentMarks } from './payment-marks.tsx'

it.each(languages)('F-04: the foot names cash where it is taken, and cards everywhere: %s', async (language) => {
  const t = wordsOf(layoutMessages, language)
  const none = await show(<PaymentMarks takesCash={false} />, language)
  await expect.element(none.getByRole('img', { name: 'Meeza' })).toBeVisible()
  await expect.element(none.getByText(t.cash)).not.toBeInTheDocument()
  const foot = await show(<PaymentMarks takesCash />, language)
  await expect.element(foot.getByText(t.cash)).toBeVisible()
  showDelivery({ zone: zoneWithoutCash, brief: null })
  await expect.element(foot.getByText(t.cash)).not.toBeInTheDocument()
  showDelivery({ zone: sampleZone, brief: null })
  await expect.element(foot.getByText(t.cash)).toBeVisible()
})
