import { type FieldKind, type FieldOf, type FieldValues, type KindValues, mapFields } from '@shop/contract'

/** No default in any field. */
const samples: { [Kind in FieldKind]: (field: FieldOf<Kind>) => KindValues[Kind] } = {
  text: () => 'Sample',
  localized: () => ({ en: 'Two\nlines', ar: 'سطران\nهنا' }),
  list: () => [
    { en: 'One; two', ar: 'واحد | اثنان' },
    { en: 'Three', ar: 'ثلاثة' },
  ],
  whole: ({ max }) => max,
  flag: ({ usual }) => !usual,
  dimensions: ({ max }) => ({ width: 1, height: max, depth: 23 }),
}

/** A value for each declared field of a product, other than what is usual. */
export const sampleFields = mapFields<unknown>(samples) as FieldValues
