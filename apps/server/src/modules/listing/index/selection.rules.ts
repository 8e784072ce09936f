import { chunkBits, type PositionSet, wordsPerChunk } from './position-set.store.ts'

/** Positions that a list is made of: a bit for each, and for each chunk whether any of its bits may be set. */
export type Selection = { readonly words: Int32Array; readonly isUsed: Uint8Array }

/** @param size how many positions there are */
export function emptySelection(size: number): Selection {
  const chunks = Math.ceil(size / (1 << chunkBits))
  return { words: new Int32Array(chunks * wordsPerChunk), isUsed: new Uint8Array(chunks) }
}

export function hasPosition({ words }: Selection, position: number): boolean {
  return ((words[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0
}

export function addPosition({ words, isUsed }: Selection, position: number): void {
  words[position >>> 5] = (words[position >>> 5] ?? 0) | (1 << (position & 31))
  isUsed[position >>> chunkBits] = 1
}

export function deletePosition({ words }: Selection, position: number): void {
  words[position >>> 5] = (words[position >>> 5] ?? 0) & ~(1 << (position & 31))
}

/** Adds all of a set. */
export function addSet({ words, isUsed }: Selection, set: PositionSet): void {
  for (let slot = 0; slot < set.slots; slot += 1) {
    const chunk = set.chunks[slot] as number
    isUsed[chunk] = 1
    const from = slot * wordsPerChunk
    const to = chunk * wordsPerChunk
    for (let word = 0; word < wordsPerChunk; word += 1) {
      words[to + word] = (words[to + word] as number) | (set.words[from + word] as number)
    }
  }
}

/** Adds all of another selection. */
export function addSelection({ words, isUsed }: Selection, other: Selection): void {
  for (let chunk = 0; chunk < isUsed.length; chunk += 1) {
    if (other.isUsed[chunk] === 0) continue
    isUsed[chunk] = 1
    for (let word = chunk * wordsPerChunk; word < (chunk + 1) * wordsPerChunk; word += 1) {
      words[word] = (words[word] as number) | (other.words[word] as number)
    }
  }
}

/** The intersection with another selection. */
export function intersect(a: Selection, b: Selection): Selection {
  const both: Selection = { words: new Int32Array(a.words.length), isUsed: new Uint8Array(a.isUsed.length) }
  for (let chunk = 0; chunk < a.isUsed.length; chunk += 1) {
    if (a.isUsed[chunk] === 0 || b.isUsed[chunk] === 0) continue
    both.isUsed[chunk] = 1
    for (let word = chunk * wordsPerChunk; word < (chunk + 1) * wordsPerChunk; word += 1) {
      both.words[word] = (a.words[word] as number) & (b.words[word] as number)
    }
  }
  return both
}

export function copySelection({ words, isUsed }: Selection): Selection {
  return { words: words.slice(), isUsed: isUsed.slice() }
}

/**
 * Removes what another selection lacks. Unlike `intersect` it takes no memory: a search does this a hundred times.
 *
 * @returns whether anything is left
 */
export function narrowSelection({ words, isUsed }: Selection, other: Selection): boolean {
  let isAnyLeft = false
  for (let chunk = 0; chunk < isUsed.length; chunk += 1) {
    if (isUsed[chunk] === 0) continue
    let left = 0
    for (let word = chunk * wordsPerChunk; word < (chunk + 1) * wordsPerChunk; word += 1) {
      const both = (words[word] as number) & (other.words[word] as number)
      words[word] = both
      left |= both
    }
    if (left === 0) isUsed[chunk] = 0
    else isAnyLeft = true
  }
  return isAnyLeft
}

/** Removes all of another selection. */
export function removeSelection({ words, isUsed }: Selection, other: Selection): void {
  for (let chunk = 0; chunk < isUsed.length; chunk += 1) {
    if (isUsed[chunk] === 0 || other.isUsed[chunk] === 0) continue
    for (let word = chunk * wordsPerChunk; word < (chunk + 1) * wordsPerChunk; word += 1) {
      words[word] = (words[word] as number) & ~(other.words[word] as number)
    }
  }
}

export function countSelection({ words, isUsed }: Selection): number {
  let count = 0
  for (let chunk = 0; chunk < isUsed.length; chunk += 1) {
    if (isUsed[chunk] === 1) count += countBoth(words, chunk * wordsPerChunk, words, chunk * wordsPerChunk)
  }
  return count
}

/** How many positions of a set are selected; none of a set that is not there. */
export function countSelected({ words, isUsed }: Selection, set: PositionSet | undefined): number {
  if (!set) return 0
  const { chunks, slots, words: ofSet } = set
  let count = 0
  for (let slot = 0; slot < slots; slot += 1) {
    const chunk = chunks[slot] as number
    if (isUsed[chunk] === 1) count += countBoth(words, chunk * wordsPerChunk, ofSet, slot * wordsPerChunk)
  }
  return count
}

/** Calls back with each position, in ascending order. */
export function forEachPosition({ words, isUsed }: Selection, visit: (position: number) => void): void {
  for (let chunk = 0; chunk < isUsed.length; chunk += 1) {
    if (isUsed[chunk] === 0) continue
    for (let word = chunk * wordsPerChunk; word < (chunk + 1) * wordsPerChunk; word += 1) {
      for (let bits = words[word] as number; bits !== 0; bits &= bits - 1) {
        visit((word << 5) | (31 - Math.clz32(bits & -bits)))
      }
    }
  }
}

/** Counts the bits that two chunks share, four words at a time (measured: docs/decisions/0025-lists-are-made-in-memory.md). */
function countBoth(left: Int32Array, leftFrom: number, right: Int32Array, rightFrom: number): number {
  let count = 0
  for (let word = 0; word < wordsPerChunk; word += 4) {
    const i = leftFrom + word
    const j = rightFrom + word
    let a = (left[i] as number) & (right[j] as number)
    let b = (left[i + 1] as number) & (right[j + 1] as number)
    let c = (left[i + 2] as number) & (right[j + 2] as number)
    let d = (left[i + 3] as number) & (right[j + 3] as number)
    // How many bits are set in each two, then in each four, then in each eight.
    a = (a - ((a >>> 1) & 0x55555555)) | 0
    b = (b - ((b >>> 1) & 0x55555555)) | 0
    c = (c - ((c >>> 1) & 0x55555555)) | 0
    d = (d - ((d >>> 1) & 0x55555555)) | 0
    a = ((a & 0x33333333) + ((a >>> 2) & 0x33333333) + (b & 0x33333333) + ((b >>> 2) & 0x33333333)) | 0
    c = ((c & 0x33333333) + ((c >>> 2) & 0x33333333) + (d & 0x33333333) + ((d >>> 2) & 0x33333333)) | 0
    a = (a & 0x0f0f0f0f) + ((a >>> 4) & 0x0f0f0f0f) + (c & 0x0f0f0f0f) + ((c >>> 4) & 0x0f0f0f0f)
    count += Math.imul(a, 0x01010101) >>> 24
  }
  return count
}
