import { type FieldMakers, type FieldValues, type Localized, mapFields, mapValues } from '@shop/contract'

/** What a column of a declared field holds. */
export type ColumnValue = string | number | boolean | Localized[] | null

/** The names of the columns of one field. */
const columnsOfField: FieldMakers<string[]> = {
  text: (_, name) => [name],
  localized: (_, name) => [`${name}_en`, `${name}_ar`],
  list: (_, name) => [name],
  whole: (_, name) => [name],
  flag: (_, name) => [name],
  choice: (_, name) => [name],
  dimensions: () => ['width_mm', 'height_mm', 'depth_mm'],
}

/** The columns of the declared fields. */
export const fieldColumns: readonly string[] = Object.values(mapFields(columnsOfField)).flat()

/** The declared fields as columns hold them. */
export function toColumns(values: FieldValues): Record<string, ColumnValue> {
  const groups = mapValues<Record<string, ColumnValue>>(values, {
    text: (text, name) => ({ [name]: text }),
    localized: ({ en, ar }, name) => ({ [`${name}_en`]: en, [`${name}_ar`]: ar }),
    list: (texts, name) => ({ [name]: texts.map(({ en, ar }) => ({ en, ar })) }),
    whole: (number, name) => ({ [name]: number }),
    flag: (flag, name) => ({ [name]: flag }),
    choice: (choice, name) => ({ [name]: choice }),
    dimensions: (size) => ({
      width_mm: size?.width ?? null,
      height_mm: size?.height ?? null,
      depth_mm: size?.depth ?? null,
    }),
  })
  return Object.fromEntries(Object.values(groups).flatMap((columns) => Object.entries(columns)))
}
