import type { BufferGeometry, MeshPhysicalMaterial, Object3D } from 'three'
import { Box3, Group, Matrix4, Mesh, MeshStandardMaterial, Vector3 } from 'three'

/** Outer measures of the real product in millimetres. */
export type Dimensions = { width: number; height: number; depth: number }

/**
 * The product alone (no accessories) in metres, exactly as big as its dimensions, standing on y = 0 about the origin, with
 * materials that any viewer can show. Every part lies in the product's own space: stretching a turned part slants it, which the
 * places that glTF gives to parts cannot say.
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

function fitInto(box: Box3, { width, height, depth }: Dimensions): Matrix4 {
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const move = new Matrix4().makeTranslation(-middle.x, -box.min.y, -middle.z)
  return new Matrix4().makeScale(width / 1000 / size.x, height / 1000 / size.y, depth / 1000 / size.z).multiply(move)
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
