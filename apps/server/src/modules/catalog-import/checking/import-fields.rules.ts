import { type FieldName, type FieldValues, fieldNames, type ImportedValues, importNameOf } from '@shop/contract'

/** Maps the declared fields of a product to their names in import files. */
export function byImportName<Value>(record: Readonly<Record<FieldName, Value>>): Record<keyof ImportedValues, Value> {
  const entries = fieldNames.map((name) => [importNameOf(name), record[name]])
  return Object.fromEntries(entries) as Record<keyof ImportedValues, Value>
}

/** The declared fields of a product as an export writes them. */
export function toImportedValues(values: FieldValues): ImportedValues {
  return byImportName<unknown>(values) as ImportedValues
}

/** The declared fields of a product that an import has read. */
export function toFieldValues(imported: ImportedValues): FieldValues {
  const values: Readonly<Record<string, unknown>> = imported
  return Object.fromEntries(fieldNames.map((name) => [name, values[importNameOf(name)]])) as FieldValues
}
