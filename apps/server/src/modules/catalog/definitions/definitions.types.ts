import type { FactGroup, FactKind, FactPlace, Localized, Unit } from '@shop/contract'
import type { FollowedValue } from './follow-changes.store.ts'

/** The definitions that products refer to by id, in both languages. */
export type Definitions = {
  /** The names of the categories that are shown, in their order. */
  categories: ReadonlyMap<number, Localized>
  /** In their order. */
  types: ReadonlyMap<number, DefinedType>
  /** In the order in which a product shows them. */
  facts: ReadonlyMap<number, DefinedFact>
}

/** The definitions in the memory of this process. */
export type DefinitionStore = FollowedValue<Definitions>

/** A type of appliance; the air that it needs is in millimetres. */
export type DefinedType = {
  key: string
  name: Localized
  side: number
  back: number
  top: number
  minutesADay: number | null
}

/** A fact that staff have defined. */
export type DefinedFact = {
  id: number
  key: string
  name: Localized
  kind: FactKind
  group: FactGroup
  unit: Unit | null
  better: 'more' | 'less' | null
  shownIn: FactPlace[]
  choices: readonly DefinedChoice[]
}
export type DefinedChoice = { id: number; key: string; name: Localized }
