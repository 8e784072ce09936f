/** Positions are grouped into chunks of 2,048, so that empty chunks cost neither memory nor time. */
export const chunkBits = 11
export const wordsPerChunk = 64
const noSlot = 0xffff

/** A set of positions, such as those of all products of a brand. Only chunks that hold one take memory. */
export type PositionSet = {
  /** The chunk of each slot. */
  readonly chunks: Uint16Array
  /** The bits of all slots, `wordsPerChunk` each. */
  readonly words: Int32Array
  /** How many slots are in use. */
  readonly slots: number
  /** In memory, in bytes. */
  readonly bytes: number
  has(position: number): boolean
  add(position: number): void
  delete(position: number): void
}

/** @param positions at most 64 million: chunks are numbered in 16 bits */
export function createPositionSet(positions: Iterable<number> = []): PositionSet {
  let slotOfChunk = new Uint16Array(0)
  let chunks = new Uint16Array(0)
  let words = new Int32Array(0)
  let slots = 0

  const slotOf = (chunk: number) => (chunk < slotOfChunk.length ? (slotOfChunk[chunk] as number) : noSlot)
  const wordOf = (slot: number, position: number) => slot * wordsPerChunk + ((position >>> 5) & (wordsPerChunk - 1))

  function openSlot(chunk: number): number {
    if (chunk >= slotOfChunk.length) slotOfChunk = grow(slotOfChunk, chunk + 1, noSlot)
    if (slots === chunks.length) {
      const room = Math.ceil(slots * 1.25) + 1
      chunks = grow(chunks, room, 0)
      const wider = new Int32Array(room * wordsPerChunk)
      wider.set(words)
      words = wider
    }
    chunks[slots] = chunk
    slotOfChunk[chunk] = slots
    slots += 1
    return slots - 1
  }

  const set: PositionSet = {
    get chunks() {
      return chunks
    },
    get words() {
      return words
    },
    get slots() {
      return slots
    },
    get bytes() {
      return slotOfChunk.byteLength + chunks.byteLength + words.byteLength
    },
    has(position) {
      const slot = slotOf(position >>> chunkBits)
      return slot !== noSlot && ((words[wordOf(slot, position)] as number) & (1 << (position & 31))) !== 0
    },
    add(position) {
      const found = slotOf(position >>> chunkBits)
      const word = wordOf(found === noSlot ? openSlot(position >>> chunkBits) : found, position)
      words[word] = (words[word] as number) | (1 << (position & 31))
    },
    delete(position) {
      const slot = slotOf(position >>> chunkBits)
      if (slot === noSlot) return
      const word = wordOf(slot, position)
      words[word] = (words[word] as number) & ~(1 << (position & 31))
    },
  }
  for (const position of positions) set.add(position)
  return set
}

function grow(array: Uint16Array<ArrayBuffer>, length: number, filler: number): Uint16Array<ArrayBuffer> {
  const longer = new Uint16Array(length).fill(filler)
  longer.set(array)
  return longer
}
