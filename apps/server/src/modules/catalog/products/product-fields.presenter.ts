import { type FieldValues, type Language, mapFields, pickShown, type ShownValues } from '@shop/contract'

/** The declared fields of a product that shoppers get in the usual shapes of their kinds, in their language. */
export function presentFields(values: FieldValues, language: Language): ShownValues {
  const shown = mapFields<unknown>({
    text: (_, name) => values[name],
    localized: (_, name) => values[name][language] || null,
    list: (_, name) => values[name].map((text) => text[language]),
    whole: (_, name) => values[name],
    flag: (_, name) => values[name],
    dimensions: (_, name) => values[name],
  })
  return pickShown(shown) as ShownValues
}
