import { expect, it } from 'vitest'
import { keepUnits } from './keep-units.ts'

it.each([
  ['Glass Jar Blender 1.75 L, 800 W', 'Glass Jar Blender 1.75~L, 800~W'],
  ['خلاط بدورق زجاج 1.75 لتر، 800 وات', 'خلاط بدورق زجاج 1.75~لتر، 800~وات'],
  ['Ceramic Steam Iron 3000 W with Auto Shut-off', 'Ceramic Steam Iron 3000~W with Auto Shut-off'],
  ['Model 7 Professional', 'Model 7 Professional'],
  ['Kettle', 'Kettle'],
])('%s', (name, kept) => {
  expect(keepUnits(name)).toBe(kept.replaceAll('~', '\u00A0'))
})
