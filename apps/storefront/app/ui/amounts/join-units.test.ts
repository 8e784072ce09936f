import { expect, it } from 'vitest'
import { joinUnits } from './join-units.ts'

it.each([
  ['Glass Jar Blender 1.75 L, 800 W', 'Glass Jar Blender 1.75~L, 800~W'],
  ['خلاط بدورق زجاج 1.75 لتر، 800 وات', 'خلاط بدورق زجاج 1.75~لتر، 800~وات'],
  ['Ceramic Steam Iron 3000 W with Auto Shut-off', 'Ceramic Steam Iron 3000~W with Auto Shut-off'],
  ['Model 7 Professional', 'Model 7 Professional'],
  ['Kettle', 'Kettle'],
])('%s', (name, expected) => {
  expect(joinUnits(name)).toBe(expected.replaceAll('~', '\u00A0'))
})
