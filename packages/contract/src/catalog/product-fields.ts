import type { FactGroup } from '../facts/fact-groups.ts'
import type { Localized } from '../values/language.ts'
import { catalogLimits as max } from './catalog-limits.ts'

/** The options of each kind of field. */
type KindOptions = {
  /** One line, always filled in. `usual` is the value of a product that gives none. */
  text: { max: number; usual: string }
  /** Several lines in both languages, or in neither; `rows` is the height of the input. */
  localized: { max: number; rows: number }
  /** Short texts in both languages. */
  list: object
  /** A whole number above 0, or null. */
  whole: { max: number }
  flag: { usual: boolean }
  /** Width, height and depth in millimetres, in three columns, or null. */
  dimensions: { max: number }
}
export type FieldKind = keyof KindOptions

type CommonOptions = {
  /** How shoppers get it in `Product`: by its name in the usual shape of its kind, in a shape of its own, or not at all. */
  answer: 'usual' | 'own' | 'none'
  /** The group of the specification table that shows it. */
  group?: FactGroup | 'general'
  /** Whether the comparison has a row for it. */
  isCompared?: true
  /** Its name in import files, where that is another. */
  importName?: string
}

/** A declared field of one of these kinds. */
export type FieldOf<Kind extends FieldKind> = {
  [Each in Kind]: { kind: Each } & KindOptions[Each] & CommonOptions
}[Kind]
export type ProductField = FieldOf<FieldKind>

/**
 * The fields of a product that are columns of their own, in the order of import files and rows. Schemas, columns, presenters,
 * import, export, audit, inputs and rows derive from here. SKU, category, names, prices, colours and pictures are special: they are
 * written by hand.
 *
 * @see docs/extending.md how to add one
 */
export const productFields = {
  brand: { kind: 'text', max: max.brand, usual: 'Nawwar', answer: 'usual', group: 'general', isCompared: true },
  description: { kind: 'localized', max: max.text, rows: 4, answer: 'own' },
  warranty: { kind: 'localized', max: max.text, rows: 1, answer: 'usual', group: 'general', isCompared: true },
  weight_grams: { kind: 'whole', max: max.grams, answer: 'own', group: 'build', isCompared: true },
  dimensions_mm: { kind: 'dimensions', max: max.millimetres, answer: 'usual', group: 'build', isCompared: true },
  is_active: { kind: 'flag', usual: true, answer: 'none', importName: 'active' },
  is_best_seller: { kind: 'flag', usual: false, answer: 'usual', importName: 'best_seller' },
  is_featured: { kind: 'flag', usual: false, answer: 'none', importName: 'featured' },
  has_serial_numbers: { kind: 'flag', usual: false, answer: 'none', importName: 'serial_numbers' },
  features: { kind: 'list', answer: 'own', isCompared: true },
  tags: { kind: 'list', answer: 'own' },
  sizes: { kind: 'list', answer: 'usual', group: 'general', isCompared: true },
} as const satisfies Record<string, ProductField>

type ProductFields = typeof productFields
export type FieldName = keyof ProductFields
/** The names of the fields that say this of themselves: `FieldsWith<{ kind: 'flag' }>`. */
export type FieldsWith<Options extends object> = {
  [Name in FieldName]: ProductFields[Name] extends Options ? Name : never
}[FieldName]

export type Dimensions = { width: number; height: number; depth: number }
/** What a field of each kind holds, for staff. */
export type KindValues = {
  text: string
  localized: Localized
  list: Localized[]
  whole: number | null
  flag: boolean
  dimensions: Dimensions | null
}
/** The fields of a product as staff fill them in. */
export type FieldValues = { [Name in FieldName]: KindValues[ProductFields[Name]['kind']] }

/** What a field of each kind says to shoppers, in their language; what is not known is null. */
export type ShownKindValues = Omit<KindValues, 'localized' | 'list'> & { localized: string | null; list: string[] }
export type ShownField = FieldsWith<{ answer: 'usual' }>
/** The fields that `Product` has in the usual shape of their kinds. */
export type ShownValues = { [Name in ShownField]: ShownKindValues[ProductFields[Name]['kind']] }

/** The fields that have a row of their own, in the specification table or in the comparison. */
export type FieldInRows = FieldsWith<{ group: string }> | FieldsWith<{ isCompared: true }>

/** The name of a field in import files. */
export type ImportName<Name extends FieldName> = ProductFields[Name] extends { importName: infer Other extends string }
  ? Other
  : Name
/** The fields of a product as import files name them. */
export type ImportedValues = { [Name in FieldName as ImportName<Name>]: FieldValues[Name] }
