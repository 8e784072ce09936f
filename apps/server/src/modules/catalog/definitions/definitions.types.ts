import type { FactGroup, FactKind, FactPlace, Localized } from '@shop/contract'
import type { FollowedValue } from '../../../concurrency/follow-changes.ts'
import type { ListedFact, ListedType } from '../../listing/index.ts'

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

export type DefinedType = ListedType & { minutesADay: number | null }

/** A fact that staff have defined. */
export type DefinedFact = Omit<ListedFact, 'kind'> & {
  kind: FactKind
  group: FactGroup
  better: 'more' | 'less' | null
  shownIn: FactPlace[]
}
