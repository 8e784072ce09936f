import { expect, it } from 'vitest'
import { checkPart } from '../../../test/check-part.ts'
import { show, wordsOf } from '../../../test/show.tsx'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { sampleProduct } from '../catalog/product.fixture.ts'
import { sampleElectricity, typeThatRuns } from './electricity.fixture.ts'
import { electricityMessages } from './electricity.late.messages.ts'
import { electricityCalculatorMessages } from './electricity-calculator.late.messages.ts'
import { estimateCost, shownPounds } from './estimate.ts'
import { MonthlyElectricity } from './monthly-electricity.tsx'

it('P-02: a shopper corrects how long a kettle runs and how much the home uses', async () => {
  const t = wordsOf(electricityCalculatorMessages, 'en')
  const kettle = sampleProduct({
    type: typeThatRuns(15),
    facts: [sampleFact({ key: 'power_w', value: 2200, unit: 'W' })],
  })
  const part = await show(
    <>
      <h2>Specifications</h2>
      <MonthlyElectricity product={kettle} electricity={sampleElectricity()} />
    </>,
  )
  const expectCost = (egp: number) => expect.element(part.getByRole('status')).toMatchTextContent(`EGP ${egp} a month`)
  const estimate = estimateCost(kettle, sampleElectricity(), { minutesADay: 60 })
  const long = estimate ? shownPounds(estimate) : 0
  await expectCost(26)
  await part.getByText(wordsOf(electricityMessages, 'en').assumed).click()
  const minutes = part.getByLabelText(t.minutes)
  await minutes.fill('60')
  await expectCost(long)
  await checkPart()
  await minutes.fill('5000')
  await expect.element(part.getByText(t.wrongMinutes)).toBeVisible()
  await expectCost(long)
  await minutes.fill('15')
  await expectCost(26)
  await part.getByText(t.large, { exact: true }).click()
  await expectCost(33)
})
