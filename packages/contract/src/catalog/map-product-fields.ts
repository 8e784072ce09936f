import type { FactGroup } from '../facts/fact-groups.ts'
import {
  type FieldKind,
  type FieldName,
  type FieldOf,
  type FieldsWith,
  type FieldValues,
  type KindValues,
  type ProductField,
  productFields,
  type ShownField,
} from './product-fields.ts'

/** The table where the options of a field are not known by its name. */
const declared: Readonly<Record<FieldName, ProductField>> = productFields

/** All fields in their order. */
export const fieldNames = Object.keys(productFields) as FieldName[]

/** The name of a field in import files. */
export function importNameOf(name: FieldName): string {
  return declared[name].importName ?? name
}

/** The names of the fields of a kind. */
export function fieldsOfKind<Kind extends FieldKind>(kind: Kind): FieldsWith<{ kind: Kind }>[] {
  return fieldNames.filter((name): name is FieldsWith<{ kind: Kind }> => productFields[name].kind === kind)
}

/** The fields that a group of the specification table shows. */
export function fieldsOfGroup(group: FactGroup | 'general'): FieldsWith<{ group: string }>[] {
  return fieldNames.filter((name): name is FieldsWith<{ group: string }> => declared[name].group === group)
}

/** The group of the specification table that a field belongs to. */
export function specificationGroupOf(name: FieldName): FactGroup | 'general' {
  return declared[name].group ?? 'general'
}

/** The fields that the comparison has rows for. */
export function comparedFields(): FieldsWith<{ isCompared: true }>[] {
  return fieldNames.filter((name): name is FieldsWith<{ isCompared: true }> => declared[name].isCompared === true)
}

/** One function for each kind, by which something is made of each field. */
export type FieldMakers<Made> = {
  [Kind in FieldKind]: (field: FieldOf<Kind>, name: FieldsWith<{ kind: Kind }>) => Made
}

/** Calls the maker of each field's kind, and returns the results by field. */
export function mapFields<Made>(makers: FieldMakers<Made>): Record<FieldName, Made> {
  // A name leads to a field of one kind: the types cannot say that this is the kind of the maker.
  const make = <Kind extends FieldKind>(field: FieldOf<Kind>, name: FieldName) =>
    makers[field.kind](field, name as FieldsWith<{ kind: Kind }>)
  return Object.fromEntries(fieldNames.map((name) => [name, make(productFields[name], name)])) as Record<
    FieldName,
    Made
  >
}

/** The values of a product for which no field is given. */
export function usualValues(): FieldValues {
  const makers: { [Kind in FieldKind]: (field: FieldOf<Kind>) => KindValues[Kind] } = {
    text: ({ usual }) => usual,
    localized: () => ({ en: '', ar: '' }),
    list: () => [],
    whole: () => null,
    flag: ({ usual }) => usual,
    dimensions: () => null,
  }
  return mapFields<unknown>(makers) as FieldValues
}

/** The part of a record that shoppers see in the usual shapes. */
export function pickShown<Value>(record: Readonly<Record<FieldName, Value>>): Record<ShownField, Value> {
  const entries = fieldNames
    .filter((name) => productFields[name].answer === 'usual')
    .map((name) => [name, record[name]])
  return Object.fromEntries(entries) as Record<ShownField, Value>
}
