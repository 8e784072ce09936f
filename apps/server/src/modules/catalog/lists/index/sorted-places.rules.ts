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
export function findPlaces(positions: Int32Array, isMarked: Uint8Array): number[] {
  const places: number[] = []
  for (let place = 0; place < positions.length; place += 1) {
    if (isMarked[positions[place] as number] === 1) places.push(place)
  }
  return places
}

/** Copies a row without some of its places. @param places in ascending order */
export function removePlaces<Row extends Int32Array | Float64Array>(
  from: Row,
  places: readonly number[],
  to: Row,
): Row {
  let copied = 0
  for (const [gone, place] of places.entries()) {
    to.set(from.subarray(copied, place), copied - gone)
    copied = place + 1
  }
  to.set(from.subarray(copied), copied - places.length)
  return to
}
