import {
  type FieldKind,
  type FieldValues,
  type KindValues,
  type Language,
  mapValues,
  pickShown,
  type ShownKindValues,
  type ShownValues,
} from '@shop/contract'

type Presenters = { [Kind in FieldKind]: (value: KindValues[Kind]) => ShownKindValues[Kind] }

/** The declared fields of a product that shoppers get in the usual shapes of their kinds, in their language. */
export function presentFields(values: FieldValues, language: Language): ShownValues {
  const presenters: Presenters = {
    text: (text) => text,
    localized: (text) => text[language] || null,
    list: (texts) => texts.map((text) => text[language]),
    whole: (number) => number,
    flag: (flag) => flag,
    choice: (choice) => choice,
    dimensions: (size) => size,
  }
  return pickShown(mapValues<ShownKindValues[FieldKind]>(values, presenters)) as ShownValues
}
