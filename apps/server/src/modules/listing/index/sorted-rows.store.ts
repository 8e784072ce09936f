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

/** The values of one fact that is a number, in ascending order, with the position that has each. */
export type NumberValues = {
  readonly values: Float64Array
  readonly positions: Int32Array
  readonly bytes: number
  /** @param isTaken 1 for each position whose value is removed */
  update(isTaken: Uint8Array, added: readonly NumberValue[]): void
}

export type NumberValue = { position: number; value: number }

export function createNumberValues(): NumberValues {
  let values = new Float64Array(0)
  let positions = new Int32Array(0)

  function remove(isTaken: Uint8Array): void {
    const places = findPlaces(positions, isTaken)
    if (places.length === 0) return
    values = removePlaces(values, places, new Float64Array(values.length - places.length))
    positions = removePlaces(positions, places, new Int32Array(positions.length - places.length))
  }

  function insert(added: readonly NumberValue[]): void {
    const nextValues = new Float64Array(values.length + added.length)
    const nextPositions = new Int32Array(nextValues.length)
    let copied = 0
    for (const [place, { position, value }] of added.toSorted((a, b) => a.value - b.value).entries()) {
      const until = countBelow(values.length, (other) => (values[other] as number) < value)
      nextValues.set(values.subarray(copied, until), copied + place)
      nextPositions.set(positions.subarray(copied, until), copied + place)
      nextValues[until + place] = value
      nextPositions[until + place] = position
      copied = until
    }
    nextValues.set(values.subarray(copied), copied + added.length)
    nextPositions.set(positions.subarray(copied), copied + added.length)
    values = nextValues
    positions = nextPositions
  }

  return {
    get values() {
      return values
    },
    get positions() {
      return positions
    },
    get bytes() {
      return values.byteLength + positions.byteLength
    },
    update(isTaken, added) {
      remove(isTaken)
      if (added.length > 0) insert(added)
    },
  }
}

/** How many places of a sorted row are before a border, by binary search. @param isBelow true for the first places, false for the rest */
export function countBelow(length: number, isBelow: (place: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBelow(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The places of the positions that are marked with 1, in ascending order. */
function findPlaces(positions: Int32Array, isMarked: Uint8Array): number[] {
  const places: number[] = []
  for (let place = 0; place < positions.length; place += 1) {
    if (isMarked[positions[place] as number] === 1) places.push(place)
  }
  return places
}

/** Copies a row without some of its places. @param places in ascending order */
function removePlaces<Row extends Int32Array | Float64Array>(from: Row, places: readonly number[], to: Row): Row {
  let copied = 0
  for (const [gone, place] of places.entries()) {
    to.set(from.subarray(copied, place), copied - gone)
    copied = place + 1
  }
  to.set(from.subarray(copied), copied - places.length)
  return to
}
