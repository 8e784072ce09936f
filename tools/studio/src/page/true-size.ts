import type { BufferGeometry, MeshPhysicalMaterial, Object3D } from 'three'
import { Box3, Group, Matrix4, Mesh, MeshStandardMaterial, Vector3 } from 'three'

/** Outer measures of the real product in millimetres. */
export type Dimensions = { width: number; height: number; depth: number }

/**
 * How many times more than along another side a product may be stretched to fit its dimensions. One that would need more is seen
 * in another state than it was measured in: with its lid or door open, its hose up or its beaters in.
 */
const mostStretch = 1.34

/**
 * The product alone (no accessories) in metres, as big as its dimensions or, where it is seen in another state, as its model in
 * centimetres, standing on y = 0 about the origin, with materials that any viewer can show. Every part lies in the product's own space:
 * stretching a turned part slants it, which the places that glTF gives to parts cannot say.
 */
export function trueSize(object: Object3D, dimensions: Dimensions): Group {
  for (const thing of findAccessories(object)) thing.removeFromParent()
  object.updateMatrixWorld(true)
  const toTrueSize = fitInto(new Box3().setFromObject(object, true), dimensions)
  const product = new Group()
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const geometry: BufferGeometry = part.geometry.clone().applyMatrix4(part.matrixWorld).applyMatrix4(toTrueSize)
    product.add(new Mesh(geometry, portable(part.material)))
  })
  return product
}

function fitInto(box: Box3, dimensions: Dimensions): Matrix4 {
  const middle = box.getCenter(new Vector3())
  const move = new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z)
  const { x, y, z } = findStretch(box.getSize(new Vector3()), dimensions)
  return new Matrix4().makeScale(x / 100, y / 100, z / 100).multiply(move)
}

/** How many times larger than its model in centimetres the product is; what is seen from its side has width and depth changed over. */
function findStretch(size: Vector3, { width, height, depth }: Dimensions): Vector3 {
  const unevenness = ({ x, y, z }: Vector3) => Math.max(x, y, z) / Math.min(x, y, z)
  const [best] = [new Vector3(width, height, depth), new Vector3(depth, height, width)]
    .map((wanted) => wanted.divideScalar(10).divide(size))
    .toSorted((one, other) => unevenness(one) - unevenness(other))
  return best && unevenness(best) < mostStretch ? best : new Vector3(1, 1, 1)
}

function findAccessories(object: Object3D): Object3D[] {
  const found: Object3D[] = []
  object.traverse((part) => {
    if (part.userData.accessory === true) found.push(part)
  })
  return found
}

/**
 * What plain glTF can say of a material: every viewer knows that, and some phones refuse files that say more. Clear lacquer becomes
 * a smoother surface; glass is see-through; the fine lines of steel, which would cost most of the bytes, are left out.
 */
function portable(material: MeshPhysicalMaterial): MeshStandardMaterial {
  const { color, metalness, emissive, emissiveIntensity, map, emissiveMap } = material
  const plain = new MeshStandardMaterial({
    color,
    metalness,
    roughness: material.roughnessMap !== null ? 0.3 : lacquered(material),
    emissive: emissive.clone().multiplyScalar(Math.min(1, emissiveIntensity)),
    map,
    emissiveMap,
  })
  if (material.userData.glass === true) {
    const opacity = Math.min(0.6, material.opacity + 0.08)
    Object.assign(plain, { transparent: true, opacity, depthWrite: false, roughness: 0.05 })
  } else if (material.transparent) {
    Object.assign(plain, { transparent: true })
  }
  return plain
}

/** The roughness that looks like lacquer over a surface: as far between both as the lacquer covers. */
function lacquered({ roughness, clearcoat, clearcoatRoughness }: MeshPhysicalMaterial): number {
  return roughness + (clearcoatRoughness - roughness) * clearcoat * 0.7
}
