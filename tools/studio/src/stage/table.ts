import { CircleGeometry, Mesh, MeshPhysicalMaterial } from 'three'

/**
 * The table top: invisible but for the shadow that the object throws on it, as black that fades outwards. Shadows are looked up
 * a hair below the top, so that what touches it is dark right up to the edge.
 */
export function createTable(): Mesh {
  const material = new MeshPhysicalMaterial({ color: '#ffffff', roughness: 1, transparent: true, depthWrite: false })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('void main() {', 'varying vec2 tableSpot;\nvoid main() {\ntableSpot = position.xy;')
      .replace('#include <shadowmap_vertex>', 'worldPosition.y -= 0.02;\n#include <shadowmap_vertex>')
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'varying vec2 tableSpot;\nvoid main() {')
      .replace('#include <opaque_fragment>', shadowOnly)
  }
  material.customProgramCacheKey = () => 'studio-table'
  const table = new Mesh(new CircleGeometry(2.2, 48), material)
  table.rotation.x = -Math.PI / 2
  table.receiveShadow = true
  table.renderOrder = -1
  return table
}

const shadowOnly = /* glsl */ `
float studioShadow = 1.0 - studioLit / max( studioFull, 0.001 );
float studioNear = 1.0 - smoothstep( 0.5, 2.1, length( tableSpot ) );
gl_FragColor = vec4( 0.020, 0.016, 0.012, 0.8 * studioShadow * studioNear );
`
