import type { Object3D } from 'three'
import { Box3, Group, Mesh, MeshPhysicalMaterial, Vector3 } from 'three'

/** Outer measures of the real product in millimetres. */
export type Dimensions = { width: number; height: number; depth: number }

/**
 * The product alone (no accessories) in metres, exactly as big as its dimensions, standing on y = 0 about the origin, with
 * materials that any viewer can show.
 */
export function trueSize(object: Object3D, { width, height, depth }: Dimensions): Group {
  for (const thing of findAccessories(object)) thing.removeFromParent()
  object.traverse((part) => {
    if (part instanceof Mesh) part.material = portable(part.material)
  })
  object.updateMatrixWorld(true)
  const box = new Box3().setFromObject(object, true)
  const size = box.getSize(new Vector3())
  const middle = box.getCenter(new Vector3())
  const product = new Group()
  product.add(object)
  object.position.set(-middle.x, -box.min.y, -middle.z)
  product.scale.set(width / 1000 / size.x, height / 1000 / size.y, depth / 1000 / size.z)
  return product
}

function findAccessories(object: Object3D): Object3D[] {
  const found: Object3D[] = []
  object.traverse((part) => {
    if (part.userData.accessory === true) found.push(part)
  })
  return found
}

/** Viewers know neither the studio's glass nor need the fine lines of steel, which would cost most of the bytes. */
function portable(material: MeshPhysicalMaterial): MeshPhysicalMaterial {
  const { color, metalness, roughness, clearcoat, clearcoatRoughness, emissive, emissiveIntensity, map, emissiveMap } =
    material
  const lined = material.roughnessMap !== null
  const plain = new MeshPhysicalMaterial({
    color,
    metalness,
    roughness: lined ? 0.3 : roughness,
    clearcoat,
    clearcoatRoughness,
    emissive,
    emissiveIntensity: Math.min(1, emissiveIntensity),
    map,
    emissiveMap,
  })
  if (material.userData.glass === true) {
    Object.assign(plain, {
      transparent: true,
      opacity: Math.min(0.6, material.opacity + 0.08),
      depthWrite: false,
      roughness: 0.05,
    })
  } else if (material.transparent) {
    Object.assign(plain, { transparent: true })
  }
  return plain
}
