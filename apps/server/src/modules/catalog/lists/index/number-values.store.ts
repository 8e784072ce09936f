import { countBelow, findPlaces, removePlaces } from './sorted-places.rules.ts'

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
