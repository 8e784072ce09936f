/** In millimetres. */
export type Size = { width: number; height: number; depth: number }
type Box = { x: number; y: number; width: number; height: number }

/** All lengths except `glassMm` are in units of the drawing, from its top left corner. */
export type SizeDrawingShape = {
  view: { width: number; height: number }
  front: Box
  /** The offset of the back from the front, towards the end and up. */
  away: { x: number; y: number }
  glass: Box
  /** The y coordinate of the ground line. */
  ground: number
}

/** A tea glass of Egyptian cafés. */
export const glassMm = { width: 60, height: 90 } as const

const view = { width: 320, top: 22, bottom: 34, start: 62, end: 14 }
const room = { width: view.width - view.start - view.end, height: 200 }
/** The depth is drawn shorter, and slanted. */
const slant = { x: 0.36, y: 0.24 }
const minGap = 18
/** The minimum distance between the centers of the two labels below the ground; closer labels touch. */
const minBetweenNames = 74

/** Lays out an appliance and a glass beside it in one scale, for a left-to-right page. */
export function layOutSize({ width, height, depth }: Size): SizeDrawingShape {
  const outline = { width: width + depth * slant.x, height: height + depth * slant.y }
  const scale = Math.min(
    room.height / Math.max(outline.height, glassMm.height),
    (room.width - minGap) / (outline.width + glassMm.width),
  )
  const front = { width: width * scale, height: height * scale }
  const away = { x: depth * slant.x * scale, y: depth * slant.y * scale }
  const glass = { width: glassMm.width * scale, height: glassMm.height * scale }
  const gap = Math.max(minGap, minBetweenNames - front.width / 2 - away.x - glass.width / 2)
  const used = front.width + away.x + gap + glass.width
  const x = view.start + Math.max(0, room.width - used) / 2
  const ground = view.top + Math.max(front.height + away.y, glass.height)
  return {
    view: { width: view.width, height: ground + view.bottom },
    front: { x, y: ground - front.height, ...front },
    away,
    glass: { x: x + front.width + away.x + gap, y: ground - glass.height, ...glass },
    ground,
  }
}
