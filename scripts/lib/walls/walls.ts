/** One file imports another, by value or by type; both paths relative to the root of the repository. */
export type Import = { from: string; to: string }

/** Imports that must not be, and why. */
export type Wall = { why: string; refuses(found: Import): boolean }

/** For each room the rooms that its files may import; a room that has no line is refused to have any neighbour. */
export type Directions = Readonly<Record<string, readonly string[]>>

/**
 * Makes a wall of a table of directions.
 *
 * @param roomOf names the room of a path, null for paths outside all rooms
 */
export function allowOnly(directions: Directions, roomOf: (path: string) => string | null, why: string): Wall {
  return {
    why,
    refuses({ from, to }) {
      const [own, other] = [roomOf(from), roomOf(to)]
      if (own === null || other === null || own === other) return false
      return !directions[own]?.includes(other)
    },
  }
}

/** Lists the directions of a table that no import takes: the table says what is, not what could be. */
export function findUnusedDirections(
  imports: readonly Import[],
  directions: Directions,
  roomOf: (path: string) => string | null,
): string[] {
  const used = new Set(imports.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`))
  return Object.entries(directions)
    .flatMap(([room, others]) => others.map((other) => `${room} → ${other}`))
    .filter((direction) => !used.has(direction))
}

/** Lists the walls that an import breaks. */
export function findBreaches(found: Import, walls: readonly Wall[]): string[] {
  return walls.filter((wall) => wall.refuses(found)).map(({ why }) => why)
}
