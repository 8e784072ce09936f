import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../../facts/fact.fixture.ts'
import { settingsDefaults } from '../../../shell/shell.ts'
import { sampleProduct } from '../product.fixture.ts'
import { describeProduct } from './product-structured-data.ts'

const describeSample = (changes: Parameters<typeof sampleProduct>[0]) =>
  describeProduct(sampleProduct(changes), { settings: settingsDefaults, origin: 'https://shop.example', terms: [] })

describe('facts for machines', () => {
  it('are numbers with the code of their unit', () => {
    expect(describeSample({ facts: [sampleFact()] })).toMatchObject({
      additionalProperty: [
        {
          '@type': 'PropertyValue',
          propertyID: 'capacity_l',
          name: 'Capacity',
          value: 1.7,
          unitCode: 'LTR',
          unitText: 'L',
        },
      ],
    })
  })

  it('have no code where the list of codes has none, and no unit where they only count', () => {
    const year = sampleFact({ key: 'energy_kwh_year', value: 180, unit: 'kWh_year', text: '180 kWh a year' })
    const speeds = sampleFact({ key: 'speeds', value: 3, unit: null, text: '3' })
    const { additionalProperty } = describeSample({ facts: [year, speeds] }) as { additionalProperty: object[] }
    expect(additionalProperty[0]).toMatchObject({ value: 180, unitText: 'kWh a year' })
    expect(additionalProperty[0]).not.toHaveProperty('unitCode')
    expect(additionalProperty[1]).not.toHaveProperty('unitText')
  })

  it('name a choice as people read it', () => {
    const material = sampleFact({ key: 'material', kind: 'choice', value: 'glass', unit: null, text: 'Glass' })
    expect(describeSample({ facts: [material] })).toMatchObject({ additionalProperty: [{ value: 'Glass' }] })
  })

  it('are left out where nothing is known', () => {
    expect(describeSample({})).not.toHaveProperty('additionalProperty')
    expect(describeSample({})).not.toHaveProperty('width')
  })

  it('tell the size in millimetres', () => {
    expect(describeSample({ dimensions_mm: { width: 220, height: 240, depth: 160 } })).toMatchObject({
      width: { value: 220, unitCode: 'MMT' },
      height: { value: 240, unitCode: 'MMT' },
      depth: { value: 160, unitCode: 'MMT' },
    })
  })
})
