/**
 * Rows of whole numbers of different lengths in one array: a typed array for each row takes more memory than its numbers. What a row
 * frees when it grows is reclaimed once it is as much as all the rows.
 */
export class PackedRows {
  #numbers = new Int32Array(1024)
  #end = 0
  #unused = 0
  /** Where the row of a place begins, and its length. */
  #starts = new Int32Array(64)
  #lengths = new Int32Array(64)

  /** A view, which holds until the next `set`; of length 0 for a row that was never set. */
  rowOf(place: number): Int32Array {
    const start = this.#starts[place] ?? 0
    return this.#numbers.subarray(start, start + (this.#lengths[place] ?? 0))
  }

  set(place: number, row: readonly number[]): void {
    if (place >= this.#starts.length) {
      this.#starts = widen(this.#starts, place + 1)
      this.#lengths = widen(this.#lengths, place + 1)
    }
    const before = this.#lengths[place] as number
    const isInPlace = row.length <= before
    this.#unused += isInPlace ? before - row.length : before
    this.#lengths[place] = isInPlace ? row.length : 0
    if (!isInPlace) this.#append(place, row)
    this.#numbers.set(row, this.#starts[place])
  }

  get bytes(): number {
    return this.#numbers.byteLength + this.#starts.byteLength + this.#lengths.byteLength
  }

  #append(place: number, row: readonly number[]): void {
    if (this.#end + row.length > this.#numbers.length) {
      if (this.#unused > this.#end / 2) this.#pack()
      if (this.#end + row.length > this.#numbers.length) this.#numbers = widen(this.#numbers, this.#end + row.length)
    }
    this.#starts[place] = this.#end
    this.#lengths[place] = row.length
    this.#end += row.length
  }

  /** Moves the rows together. */
  #pack(): void {
    const packed = new Int32Array(this.#numbers.length)
    let end = 0
    for (let place = 0; place < this.#starts.length; place += 1) {
      const row = this.rowOf(place)
      packed.set(row, end)
      this.#starts[place] = end
      end += row.length
    }
    this.#numbers = packed
    this.#end = end
    this.#unused = 0
  }
}

/** Capacity for a quarter more than is needed now. */
function widen(numbers: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.ceil(length * 1.25))
  wider.set(numbers)
  return wider
}
