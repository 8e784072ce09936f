import { BufferGeometry, Float32BufferAttribute } from 'three'

type Surface = {
  /** x, y, z (cm) of each corner, one after the other. */
  positions: number[]
  /** The place of each corner in the texture, 0 to 1 across and up; without them the texture shows one point. */
  uvs?: number[]
  /** Three corners, by their number, a triangle; counter-clockwise as seen from outside. */
  faces: number[]
}

/** A surface of triangles, lit smoothly across those that share corners. */
export function surfaceOf({ positions, uvs, faces }: Surface): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  if (uvs) geometry.setAttribute('uv', new Float32BufferAttribute(uvs, 2))
  geometry.setIndex(faces)
  geometry.computeVertexNormals()
  return geometry
}
