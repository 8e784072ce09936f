import type { Material } from 'three'
import { feet, slats } from '../../kit/details.ts'
import { housing } from '../../kit/loft.ts'
import { brushedSteel, dark } from '../../kit/materials.ts'
import { put, roundedBox } from '../../kit/shapes.ts'

/** Back, head, foot with drip tray; the space between stays open to the front. */
export function espressoFrame(skin: Material, width: number, height: number, deep: number) {
  const back = put(housing({ width, height: height - 0.6, depth: deep * 0.56, n: 8, round: 0.8 }, skin), [
    0,
    0.6,
    -deep * 0.2,
  ])
  const head = put(housing({ width, height: height * 0.32, depth: deep * 0.88, n: 8, round: 0.8 }, skin), [
    0,
    height * 0.68,
    -deep * 0.04,
  ])
  const foot = put(housing({ width, height: 2.8, depth: deep * 0.98, n: 8, round: 0.5 }, dark('#2a2d31')), [
    0,
    0.6,
    deep * 0.01,
  ])
  const tray = put(
    slats(width * 0.88, deep * 0.36, 9, brushedSteel('#cfd1d3'), false, 0.4),
    [0, 3.45, deep * 0.27],
    [-90, 0, 0],
  )
  const splash = put(roundedBox(width * 0.92, height * 0.56, 0.3, 0.14, brushedSteel('#b9bcbf')), [
    0,
    height * 0.38,
    deep * 0.082,
  ])
  return [feet(width * 0.92, deep * 0.9, 0.7, 1.1), back, head, foot, tray, splash]
}
