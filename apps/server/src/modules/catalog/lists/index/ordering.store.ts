import { countBelow, findPlaces, removePlaces } from './sorted-places.rules.ts'

/** All positions in one order of the shop, such as by price. */
export type Ordering = {
  /** In ascending order. */
  readonly positions: Int32Array
  /** Removes positions, and inserts others in order. @param isTaken 1 for each removed position */
  update(isTaken: Uint8Array, added: readonly number[]): void
}

/** @param compare two positions, never equal */
export function createOrdering(compare: (a: number, b: number) => number): Ordering {
  let positions = new Int32Array(0)
  return {
    get positions() {
      return positions
    },
    update(isTaken, added) {
      const places = findPlaces(positions, isTaken)
      const left = removePlaces(positions, places, new Int32Array(positions.length - places.length))
      const merged = new Int32Array(left.length + added.length)
      let copied = 0
      const sorted = [...added].sort(compare)
      for (const [place, position] of sorted.entries()) {
        const until = countBelow(left.length, (other) => compare(left[other] as number, position) < 0)
        merged.set(left.subarray(copied, until), copied + place)
        merged[until + place] = position
        copied = until
      }
      merged.set(left.subarray(copied), copied + sorted.length)
      positions = merged
    },
  }
}
