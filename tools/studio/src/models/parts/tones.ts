import { Color } from 'three'

/** True for colours on which dark print reads better than light print. */
export function isLight(hex: string): boolean {
  const { r, g, b } = new Color(hex).convertLinearToSRGB()
  return 0.299 * r + 0.587 * g + 0.114 * b > 0.58
}

/** Colour of a printed word on plastic of this colour. */
export function inkOn(hex: string): string {
  return isLight(hex) ? '#34383c' : '#f2efe8'
}

/** The colour mixed with dark (`share` below 0) or light (above 0), e.g. for a second part of the same family. */
export function shade(hex: string, share: number): string {
  const goal = new Color(share < 0 ? '#14161a' : '#faf8f3')
  return `#${new Color(hex).lerp(goal, Math.abs(share)).getHexString()}`
}

/** Fan blades set off from a body of this colour: bluish behind white, deeper behind pastels, lighter behind dark. */
export function bladeColor(hex: string): string {
  if (!isLight(hex)) return shade(hex, 0.2)
  const { s } = new Color(hex).getHSL({ h: 0, s: 0, l: 0 })
  return s < 0.3 ? '#9db9c9' : shade(hex, -0.22)
}
