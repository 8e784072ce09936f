import type { CanvasTexture } from 'three'
import { CylinderGeometry, Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three'
import { drawing } from './textures.ts'

export const brandFont = "'Cairo Variable', 'Cairo', sans-serif"

type Print = { height: number; color?: string; weight?: number; spacing?: number }

/** A print colour that reads on a surface of this colour. */
export function inkOn(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return (red ?? 0) * 0.3 + (green ?? 0) * 0.6 + (blue ?? 0) * 0.1 > 140 ? '#33373a' : '#f4f1ea'
}

/** Printed words on a flat face, facing +z, middle at the origin; put it 0.02 cm in front of the face. */
export function label(text: string, { height, color = '#f5f5f3', weight = 700, spacing = 0 }: Print): Mesh {
  const { texture, aspect } = lettering(text, color, weight, spacing)
  return decal(new PlaneGeometry(height * aspect, height), texture)
}

/** Printed words on a round body of this radius about the y axis, facing +z. */
export function roundLabel(
  text: string,
  radius: number,
  { height, color = '#f5f5f3', weight = 700, spacing = 0 }: Print,
): Mesh {
  const { texture, aspect } = lettering(text, color, weight, spacing)
  const angle = (height * aspect) / radius
  const geometry = new CylinderGeometry(radius + 0.03, radius + 0.03, height, 24, 1, true, -angle / 2, angle)
  return decal(geometry, texture)
}

/** A drawing of your own on a flat face; `draw` gets a pen on a canvas of 100 pixels per cm. */
export function drawnLabel(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): Mesh {
  return decal(new PlaneGeometry(width, height), drawing(width * 100, height * 100, draw))
}

function decal(geometry: PlaneGeometry | CylinderGeometry, map: CanvasTexture): Mesh {
  const material = new MeshPhysicalMaterial({
    map,
    transparent: true,
    depthWrite: false,
    roughness: 0.5,
    polygonOffset: true,
    polygonOffsetFactor: -2,
  })
  const mesh = new Mesh(geometry, material)
  mesh.userData.clear = true
  return mesh
}

function lettering(text: string, color: string, weight: number, spacing: number) {
  const font = `${weight} 96px ${brandFont}`
  let width = 0
  drawing(8, 8, (pen) => {
    pen.font = font
    pen.letterSpacing = `${spacing}px`
    width = pen.measureText(text).width + 24
  })
  const texture = drawing(width, 128, (pen) => {
    pen.font = font
    pen.letterSpacing = `${spacing}px`
    pen.fillStyle = color
    pen.textBaseline = 'middle'
    pen.fillText(text, 12, 68)
  })
  return { texture, aspect: width / 128 }
}
