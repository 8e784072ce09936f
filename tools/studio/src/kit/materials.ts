import { Color, MeshPhysicalMaterial } from 'three'
import { brushedTexture } from './textures.ts'

export type Finish = 'gloss' | 'satin' | 'matt'

const finishes = {
  gloss: { roughness: 0.38, clearcoat: 1, clearcoatRoughness: 0.04 },
  satin: { roughness: 0.42, clearcoat: 0.35, clearcoatRoughness: 0.32 },
  matt: { roughness: 0.68, clearcoat: 0.12, clearcoatRoughness: 0.6 },
}

/** Catalogue colours that are metal paints: silver, graphite, copper. */
const metalColors = new Set(['#c3c7cb', '#4a4f55', '#b5714a'])

/** Coloured plastic or enamel; the lit side shows the hex itself. Silver, graphite and copper become metal paints. */
export function paint(hex: string, finish: Finish = 'gloss'): MeshPhysicalMaterial {
  if (metalColors.has(hex)) return metallic(hex, finish === 'matt' ? 0.5 : 0.34)
  return new MeshPhysicalMaterial({ color: hex, metalness: 0, ...finishes[finish] })
}

/** The dark satin plastic of handles, skirts and knobs. */
export function dark(hex = '#1d1f22'): MeshPhysicalMaterial {
  return paint(hex, 'satin')
}

/** Metal-flake paint: a colour with a metallic sheen. */
export function metallic(hex: string, roughness = 0.34): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, metalness: 0.3, roughness, clearcoat: 0.6, clearcoatRoughness: 0.12 })
}

/** Stainless steel with fine lines along the u axis of the surface. */
export function brushedSteel(hex = '#cfd1d3', repeat: [number, number] = [1, 1]): MeshPhysicalMaterial {
  const lines = brushedTexture(repeat)
  return new MeshPhysicalMaterial({
    color: hex,
    metalness: 1,
    roughness: 0.42,
    roughnessMap: lines,
    bumpMap: lines,
    bumpScale: 0.12,
  })
}

/** Mirror-like metal; pass a hex for brass (`#d9b36a`), copper (`#d98f66`) or dark chrome (`#55585c`). */
export function chrome(hex = '#dcdee0', roughness = 0.09): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, metalness: 1, roughness })
}

/** Soft dark grip, feet, seals. */
export function rubber(hex = '#1b1c1e'): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, metalness: 0, roughness: 0.82, specularIntensity: 0.5 })
}

/** Black display glass, touch panels, hob tops. */
export function blackGlass(hex = '#0b0d0f'): MeshPhysicalMaterial {
  return new MeshPhysicalMaterial({ color: hex, metalness: 0, roughness: 0.25, clearcoat: 1, clearcoatRoughness: 0.02 })
}

/** A lit lamp or digit; `strength` 1 is as bright as a white sheet. */
export function glow(hex: string, strength = 1): MeshPhysicalMaterial {
  const emissive = new Color(hex)
  return new MeshPhysicalMaterial({ color: '#050505', roughness: 0.5, emissive, emissiveIntensity: strength })
}
