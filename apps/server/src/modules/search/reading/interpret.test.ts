import { writeFactChoice } from '@shop/contract'
import { foldText } from '@shop/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Alternative, Requirement } from '../query/search-query.types.ts'
import { interpret } from './interpret.rules.ts'
import { openShopByHand } from './shop.fixture.ts'

const shop = openShopByHand(['شفاف', 'pearl'])

/** What a text asks for, in short: `types air-fryer, air-fryer-oven`. */
function read(text: string): string[] {
  const { query } = interpret(text, shop)
  const order = typeof query.order === 'string' ? query.order : `${query.order.best} ${query.order.fact}`
  return [
    ...query.requirements.map(describeRequirement),
    ...query.excluded.map((requirement) => `not ${describeRequirement(requirement)}`),
    ...(order === 'rank' ? [] : [order]),
  ]
}

function describeRequirement({ kind, alternatives }: Requirement): string {
  if (kind === 'appliance')
    return alternatives.flatMap((one) => ('types' in one ? one.types : [])).join(' ') || 'not sold'
  return alternatives.map(describeAlternative)[0] ?? 'nothing'
}

function describeAlternative(one: Alternative): string {
  if ('price' in one) return `${(one.price.min ?? 0) / 100}..${one.price.max === undefined ? '' : one.price.max / 100}`
  if ('fact' in one) return writeFactChoice(one.fact)
  if ('hexes' in one) return one.hexes.join(' ')
  if ('flag' in one) return one.flag
  if ('brand' in one) return one.brand
  return 'word' in one ? one.word : 'phrase'
}

const vacuums = 'canister-vacuum upright-vacuum robot-vacuum'
const irons = 'iron steam-station garment-steamer'
const fans = 'stand-fan desk-fan tower-fan'

describe('a kind of appliance is read', () => {
  test.each([
    [
      'in both languages and in Franco',
      [
        ['خلاط', 'blender'],
        ['blender', 'blender'],
        ['5allat', 'blender'],
        ['khalat', 'blender'],
      ],
    ],
    [
      'in the dual',
      [
        ['مروحتين', fans],
        ['خلاطين', 'blender'],
        ['مكواتين', irons],
        ['khallatein', 'blender'],
      ],
    ],
    [
      'in sound plurals',
      [
        ['خلاطات', 'blender'],
        ['kettles', 'kettle gooseneck-kettle'],
        ['ghallayat', 'kettle gooseneck-kettle'],
      ],
    ],
    [
      'in broken plurals',
      [
        ['مكانس', vacuums],
        ['مراوح', fans],
        ['مطاحن بن', 'coffee-grinder'],
        ['موازين', 'kitchen-scale'],
      ],
    ],
    [
      'with article and prepositions',
      [
        ['المكنسة', vacuums],
        ['للقهوة', 'turkish-coffee-maker coffee-maker espresso-machine'],
      ],
    ],
    [
      'with a possessive',
      [
        ['خلاطي', 'blender'],
        ['غلايتك', 'kettle gooseneck-kettle'],
        ["blender's", 'blender'],
      ],
    ],
    [
      'with typing errors',
      [
        ['مرحوة', fans],
        ['belnder', 'blender'],
        ['غللاية', 'kettle gooseneck-kettle'],
        ['خاط', 'blender'],
      ],
    ],
    [
      'joined and split',
      [
        ['خلاطيد', 'hand-blender'],
        ['خ لاط', 'blender'],
        ['airfryer', 'air-fryer air-fryer-oven'],
      ],
    ],
    [
      'half typed',
      [
        ['خلا', 'blender'],
        ['مكواة بخا', irons],
        ['toas', 'toaster sandwich-maker'],
      ],
    ],
    [
      'by what it does',
      [
        ['فرم بصل', 'chopper food-processor'],
        ['تنشيف شعر', 'hair-dryer'],
      ],
    ],
    [
      'by a maker that became its name',
      [
        ['هوفر', vacuums],
        ['بيبي ليس', 'hair-straightener'],
      ],
    ],
    ['with a feature that is a kind by itself', [['مكنسة روبوت', 'robot-vacuum']]],
    [
      'before what it is for',
      [
        ['vacuum for pet hair', vacuums],
        ['steamers for clothes', 'garment-steamer'],
      ],
    ],
    [
      'that is not sold',
      [
        ['غسالة', 'not sold'],
        ['تلاجه', 'not sold'],
        ['smart tv', 'not sold'],
        ['8asala', 'not sold'],
      ],
    ],
  ] as const)('%s', (_, queries) => {
    expect(queries.map(([text]) => [text, read(text)])).toEqual(queries.map(([text, kind]) => [text, [kind]]))
  })
})

test.each([
  ['خلاط تحت ١٥٠٠ جنيه', ['blender', '0..1500']],
  ['kettle max 1000', ['kettle gooseneck-kettle', '0..1000']],
  ['خلاط من 1000 ل 2000', ['blender', '1000..2000']],
  ['blender between 1k and 1.5k', ['blender', '1000..1500']],
  ['خلاط مش اكتر من الف ونص', ['blender', '0..1500']],
  ['سشوار فوق الفين', ['hair-dryer', '2000..']],
  ['khalat b1000', ['blender', '750..1250']],
  ['iron around 1000 le', [irons, '750..1250']],
  ['خلاط ٢ لتر', ['blender', 'capacity_l:2..2']],
  ['خلاط 2000 مل', ['blender', 'capacity_l:2..2']],
  ['كاتل لتر ونص', ['kettle gooseneck-kettle', 'capacity_l:1.5..1.5']],
  ['2kw heater', ['fan-heater oil-radiator', 'power_w:2000..2000']],
  ['microwave under 25 l', ['microwave', 'capacity_l:..25']],
  ['كولدير حنفيتين', ['water-dispenser', 'taps:2..2']],
  ['air fryer for two', ['air-fryer air-fryer-oven', 'people:2..2']],
  ['مروحة 16', [fans, 'capacity_l:16..16']],
])('an amount is read: %s', (text, asked) => {
  expect(read(text)).toEqual(asked)
})

test.each([
  ['مكواة حمرا', [irons, '#a3182b']],
  ['khallat a7mar', ['blender', '#a3182b']],
  ['light blue kettle', ['kettle gooseneck-kettle', '#a9cbe3']],
  ['كاتل زجاج', ['kettle gooseneck-kettle', 'food_material:glass']],
  ['iron with auto shut off', [irons, 'auto_off:yes']],
  ['kettle without auto off', ['kettle gooseneck-kettle', 'not auto_off:yes']],
  ['خلاط من غير زجاج', ['blender', 'not food_material:glass']],
  ['قلاية بدون زيت', ['air-fryer air-fryer-oven']],
  ['tefal iron', [irons, 'Tefal']],
  ['خلاط مولينكس', ['blender']],
  ['خلاط شفاف', ['blender', 'شفاف']],
])('features are read: %s', (text, asked) => {
  expect(read(text)).toEqual(asked)
})

test.each([
  ['ارخص خلاط', ['blender', 'price_asc']],
  ['مش غالي خلاط', ['blender', 'price_asc']],
  ['best blender', ['blender', 'best_selling']],
  ['عروض الخلاطات', ['blender', 'offer']],
  ['بكام الخلاط', ['blender']],
  ['blender price in egypt', ['blender']],
  ['مروحة هادية', [fans, 'least noise_db']],
  ['مروحة بدون صوت', [fans, 'least noise_db']],
  ['powerful blender', ['blender', 'most power_w']],
  ['قلاية كبيرة', ['air-fryer air-fryer-oven', 'most capacity_l']],
])('intentions are read: %s', (text, asked) => {
  expect(read(text)).toEqual(asked)
})

test('unknown words and corrections are named', () => {
  expect(interpret('خلاط مولينكس', shop).unknown).toEqual(['مولينكس'])
  expect(interpret('belnder', shop).corrections).toEqual([{ typed: 'belnder', meant: 'blender' }])
  // One letter from `catel` and from `kettle`.
  expect(interpret('ketel', shop).corrections).toEqual([{ typed: 'ketel', meant: 'kettle' }])
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.constantFrom('خلاط', 'ال', 'بدون', '8', 'kg', 'تحت', 'من', '1500', ' ', ' ', "'", 'kh', 'iron', 'و'))
    .map((parts) => parts.join('')),
)

test('any text is read, into a bounded number of alternatives', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { query, clarity } = interpret(text, shop)
      const all = [...query.requirements, ...query.excluded]
      expect(all.length).toBeLessThanOrEqual(16)
      for (const { alternatives, weight } of all) {
        expect(alternatives.length).toBeLessThanOrEqual(400)
        expect(weight).toBeGreaterThan(0)
      }
      expect(clarity).toBeGreaterThanOrEqual(0)
      expect(clarity).toBeLessThanOrEqual(1)
    }),
  )
})

test('a folded text is read as the text itself', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const short = text.slice(0, 60).replace(/['’‘`´]/g, ' ')
      expect(interpret(foldText(short), shop).query).toEqual(interpret(short, shop).query)
    }),
  )
})
