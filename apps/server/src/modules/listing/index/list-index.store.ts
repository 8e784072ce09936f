import { groups, type ListedProduct, noType } from './list-index.types.ts'
import { createPositionSet, type PositionSet } from './position-set.store.ts'
import {
  bytesOfColumns,
  createColumns,
  type ListedColumns,
  widenColumns,
  writeColumns,
} from './product-columns.store.ts'
import {
  countBelow,
  createNumberValues,
  createOrdering,
  type NumberValue,
  type NumberValues,
  type Ordering,
} from './sorted-rows.store.ts'
import { WordPostings } from './word-postings.store.ts'

/** The index of the listed products. A product has a position, which is its place in every column and set. */
export type ListIndex = {
  /** All positions are below this; some may be free. */
  readonly size: number
  readonly columns: ListedColumns
  /** By id, in the shop's order, by price, and by discount (highest first); ties in the shop's order. */
  readonly orderings: Readonly<Record<'id' | 'shop' | 'price' | 'saving', Ordering>>
  /** The sets of a group, by value. */
  setsOf(group: string): ReadonlyMap<string | number, PositionSet>
  /** Values of a fact that is a number. */
  numbersOf(factId: number): NumberValues | undefined
  /** Which products have which words. */
  readonly words: WordPostings
  /** Undefined for a product that is not listed. */
  positionOf(id: number): number | undefined
  /** Replaces the products with these ids by those that are listed now. */
  change(ids: Iterable<number>, products: readonly ListedProduct[]): void
  /** In memory, in bytes. */
  readonly bytes: number
}

const noSets: ReadonlyMap<string | number, PositionSet> = new Map()

/** An empty index. Products that are put in at once have neighbouring positions: give them sorted by category and type. */
export function createListIndex(): ListIndex {
  let columns = createColumns(0)
  let size = 0
  let free: number[] = []
  const sets = new Map<string, Map<string | number, PositionSet>>()
  const numbers = new Map<number, NumberValues>()
  const words = new WordPostings()
  const inShop = (a: number, b: number) => at(columns.sortOrders, a) - at(columns.sortOrders, b) || byId(a, b)
  const byId = (a: number, b: number) => at(columns.ids, a) - at(columns.ids, b)
  const orderings = {
    id: createOrdering(byId),
    shop: createOrdering(inShop),
    price: createOrdering((a, b) => at(columns.prices, a) - at(columns.prices, b) || inShop(a, b)),
    saving: createOrdering((a, b) => at(columns.savings, b) - at(columns.savings, a) || inShop(a, b)),
  }

  function positionOf(id: number): number | undefined {
    const { positions } = orderings.id
    const position = positions[countBelow(positions.length, (place) => at(columns.ids, at(positions, place)) < id)]
    return position !== undefined && columns.ids[position] === id ? position : undefined
  }

  /** Reuses freed positions first. */
  function openPosition(): number {
    const reused = free.pop()
    if (reused !== undefined) return reused
    if (size === columns.ids.length) columns = widenColumns(columns, Math.ceil(size * 1.25) + 64)
    size += 1
    return size - 1
  }

  function setFor(group: string, value: string | number): PositionSet {
    const ofGroup = sets.get(group) ?? new Map<string | number, PositionSet>()
    sets.set(group, ofGroup)
    const set = ofGroup.get(value) ?? createPositionSet()
    ofGroup.set(value, set)
    return set
  }

  function put(product: ListedProduct, position: number, added: Map<number, NumberValue[]>): void {
    writeColumns(columns, position, product)
    if (product.words) words.add(position, product.words)
    for (const [group, value] of product.values) setFor(group, value).add(position)
    if (product.typeId === null) setFor(groups.type, noType).add(position)
    for (const [fact, value] of product.numbers) {
      const values = added.get(fact) ?? []
      values.push({ position, value })
      added.set(fact, values)
    }
  }

  return {
    get size() {
      return size
    },
    get columns() {
      return columns
    },
    orderings,
    setsOf: (group) => sets.get(group) ?? noSets,
    numbersOf: (fact) => numbers.get(fact),
    words,
    positionOf,
    change(ids, products) {
      const taken = new Set([...ids].map(positionOf).filter((position) => position !== undefined))
      const isTaken = new Uint8Array(size)
      for (const each of taken) isTaken[each] = 1
      for (const ofGroup of sets.values())
        for (const set of ofGroup.values()) for (const each of taken) set.delete(each)
      words.remove(taken)
      free = [...free, ...[...taken].reverse()]
      const numbersAdded = new Map<number, NumberValue[]>()
      const added = products.map((product) => {
        const position = openPosition()
        put(product, position, numbersAdded)
        return position
      })
      for (const ordering of Object.values(orderings)) ordering.update(isTaken, added)
      for (const fact of numbersAdded.keys()) if (!numbers.has(fact)) numbers.set(fact, createNumberValues())
      for (const [fact, values] of numbers) values.update(isTaken, numbersAdded.get(fact) ?? [])
    },
    get bytes() {
      const setBytes = [...sets.values()].flatMap((ofGroup) =>
        [...ofGroup.values()].map((set) => set.bytes + setObjectBytes),
      )
      const numberBytes = [...numbers.values()].map((values) => values.bytes)
      const orderingBytes = Object.values(orderings).map(({ positions }) => positions.byteLength)
      return [bytesOfColumns(columns), words.bytes, ...setBytes, ...numberBytes, ...orderingBytes].reduce(
        (sum, each) => sum + each,
        0,
      )
    },
  }
}

/** The approximate overhead of a set: its functions, its entry, the headers of three arrays. */
const setObjectBytes = 1000

function at(column: Float64Array | Int32Array, place: number): number {
  return column[place] as number
}
