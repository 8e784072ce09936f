import type { Material, Object3D } from 'three'
import { Group, Mesh, MeshPhysicalMaterial, PlaneGeometry } from 'three'
import { blackGlass, chrome, glow, paint } from './materials.ts'
import { outline, rectangle } from './paths.ts'
import { brandFont, drawnLabel } from './print.ts'
import { cylinder, lathe, plate, put, roundedBox } from './shapes.ts'
import { drawing } from './textures.ts'

/** All controls face +z with their back at z = 0. Turn or move them with `put`. */
export function group(...children: Object3D[]): Group {
  const parts = new Group()
  parts.add(...children)
  return parts
}

type Knob = { radius: number; depth?: number; body?: Material; rim?: Material; mark?: string; turn?: number }

/** A turning knob with a metal rim and a mark line. `turn` in degrees, 0 is up. */
export function knob({
  radius,
  depth = radius * 0.8,
  body = paint('#1d1f22', 'satin'),
  rim = chrome(),
  mark = '#f2f2f0',
  turn = 0,
}: Knob): Group {
  const cap = lathe(
    [
      [0, 0],
      [radius * 0.96, 0, 0.05],
      [radius * 0.88, depth, radius * 0.14],
      [0, depth],
    ],
    body,
    64,
  )
  const skirt = cylinder(radius * 1.08, depth * 0.22, rim, depth * 0.08)
  const line = put(roundedBox(radius * 0.12, 0.06, radius * 0.5, 0.03, paint(mark, 'matt')), [
    0,
    depth + 0.01,
    -radius * 0.45,
  ])
  return group(put(group(put(group(cap, skirt, line), [0, 0, 0], [90, 0, 0])), [0, 0, 0], [0, 0, -turn]))
}

type Button = { radius?: number; width?: number; height?: number; depth?: number; material?: Material; lamp?: string }

/** A push button: round with `radius`, else a rounded rectangle; `lamp` adds a small light in its middle. */
export function button({
  radius,
  width = 1.6,
  height = 0.8,
  depth = 0.25,
  material = paint('#2a2d30', 'satin'),
  lamp,
}: Button): Group {
  const face = radius
    ? put(cylinder(radius, depth, material, 0.08), [0, 0, 0], [90, 0, 0])
    : put(roundedBox(width, height, depth * 2, Math.min(width, height) * 0.3, material), [0, 0, 0])
  const parts = group(face)
  if (lamp) parts.add(put(cylinder(0.12, 0.05, glow(lamp, 1.4), 0.02), [0, 0, depth], [90, 0, 0]))
  return parts
}

type Display = { width: number; height: number; text: string; color?: string; icons?: string[]; frame?: Material }

/** A black glass display with lit digits, e.g. `12:45` or `180°`; `icons` are small words or signs under the digits. */
export function display({ width, height, text, color = '#ffb347', icons = [], frame = blackGlass() }: Display): Group {
  const depth = 0.2
  const sheet = put(plate(outline(rectangle(width, height, Math.min(width, height) * 0.16)), depth, frame, 0.06), [
    0,
    0,
    depth / 2,
  ])
  const map = drawing(width * 80, height * 80, (pen) => drawDigits(pen, text, color, icons))
  const lit = new MeshPhysicalMaterial({
    color: '#000000',
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: 1.1,
    roughness: 0.2,
    clearcoat: 0.6,
    clearcoatRoughness: 0.05,
  })
  const digits = put(new Mesh(new PlaneGeometry(width * 0.92, height * 0.86), lit), [0, 0, depth + 0.01])
  digits.userData.clear = true
  return group(sheet, digits)
}

function drawDigits(pen: CanvasRenderingContext2D, text: string, color: string, icons: string[]): void {
  const { width, height } = pen.canvas
  pen.fillStyle = '#000000'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = color
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const size = Math.min(height * (icons.length > 0 ? 0.52 : 0.7), (width / Math.max(1, text.length)) * 1.45)
  pen.font = `600 ${size}px ${brandFont}`
  pen.fillText(text, width / 2, height * (icons.length > 0 ? 0.4 : 0.54))
  pen.globalAlpha = 0.8
  pen.font = `600 ${height * 0.15}px ${brandFont}`
  icons.forEach((icon, index) => {
    pen.fillText(icon, ((index + 0.5) / icons.length) * width, height * 0.84)
  })
}

/** A ring of tick marks for a knob, printed on a flat face. */
export function dial(radius: number, ticks: number, color = '#e8e8e6', from = -135, to = 135): Mesh {
  const size = radius * 2.2
  return drawnLabel(size, size, (pen) => {
    pen.translate(size * 50, size * 50)
    pen.strokeStyle = color
    pen.lineCap = 'round'
    pen.lineWidth = radius * 6
    for (let tick = 0; tick < ticks; tick++) {
      const angle = ((from + ((to - from) * tick) / Math.max(1, ticks - 1) - 90) * Math.PI) / 180
      pen.beginPath()
      pen.moveTo(Math.cos(angle) * radius * 90, Math.sin(angle) * radius * 90)
      pen.lineTo(Math.cos(angle) * radius * 100, Math.sin(angle) * radius * 100)
      pen.stroke()
    }
  })
}
