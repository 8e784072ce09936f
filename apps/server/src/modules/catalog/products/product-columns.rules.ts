import { type FieldMakers, type FieldValues, type Localized, mapFields } from '@shop/contract'

/** The value of a column of a declared field. */
export type ColumnValue = string | number | boolean | Localized[] | null

/** The names of the columns of one field. */
const columnsOfField: FieldMakers<string[]> = {
  text: (_, name) => [name],
  localized: (_, name) => [`${name}_en`, `${name}_ar`],
  list: (_, name) => [name],
  whole: (_, name) => [name],
  flag: (_, name) => [name],
  dimensions: () => ['width_mm', 'height_mm', 'depth_mm'],
}

/** The columns of the declared fields. */
export const fieldColumns: readonly string[] = Object.values(mapFields(columnsOfField)).flat()

/** The declared fields as column values. */
export function toFieldColumns(values: FieldValues): Record<string, ColumnValue> {
  const groups = mapFields<Record<string, ColumnValue>>({
    text: (_, name) => ({ [name]: values[name] }),
    localized: (_, name) => ({ [`${name}_en`]: values[name].en, [`${name}_ar`]: values[name].ar }),
    list: (_, name) => ({ [name]: values[name].map(({ en, ar }) => ({ en, ar })) }),
    whole: (_, name) => ({ [name]: values[name] }),
    flag: (_, name) => ({ [name]: values[name] }),
    dimensions(_, name) {
      const { width = null, height = null, depth = null } = values[name] ?? {}
      return { width_mm: width, height_mm: height, depth_mm: depth }
    },
  })
  return Object.fromEntries(Object.values(groups).flatMap((columns) => Object.entries(columns)))
}
