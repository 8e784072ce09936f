import type { Texture, WebGLRenderer } from 'three'
import { BackSide, BoxGeometry, Color, Mesh, MeshBasicMaterial, PMREMGenerator, Scene, SphereGeometry } from 'three'

type Softbox = { at: [number, number, number]; size: [number, number]; light: number; tint?: string }

/** Softboxes and black flags around the table: they draw the highlights and the dark edges of steel, gloss and glass. */
const softboxes: Softbox[] = [
  { at: [-6, 6, 5], size: [5, 5], light: 7, tint: '#fff6ea' },
  { at: [7.5, 2.6, 2.6], size: [1.6, 7], light: 4.5, tint: '#f2f7ff' },
  { at: [-8, 2.4, -2.5], size: [1.6, 6], light: 4 },
  { at: [6, 3, -6.5], size: [2.4, 6], light: 3 },
  { at: [0, 9, 0], size: [6, 4], light: 3.2 },
  { at: [-7.6, 1.8, 1.6], size: [1.5, 6], light: 0.05 },
  { at: [6.6, 1.8, 5.4], size: [1.7, 6], light: 0.06 },
  { at: [-5.4, 2.2, 6.4], size: [1.5, 6.5], light: 2.6 },
  { at: [0.9, 1.6, 9], size: [5, 5], light: 0.14 },
]

/** The room that things mirror: a light sweep, softboxes and flags, filtered for every roughness. */
export function createEnvironment(renderer: WebGLRenderer): Texture {
  const room = new Scene()
  room.add(createSweep(), ...softboxes.map(createSoftbox))
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(room, 0.01, 0.1, 60, { size: 512 })
  generator.dispose()
  return texture
}

function createSoftbox({ at, size, light, tint = '#ffffff' }: Softbox): Mesh {
  const material = new MeshBasicMaterial({ color: new Color(tint).multiplyScalar(light) })
  const box = new Mesh(new BoxGeometry(size[0], size[1], 0.05), material)
  box.position.set(...at)
  box.lookAt(0, at[1] * 0.25, 0)
  return box
}

function createSweep(): Mesh {
  const geometry = new SphereGeometry(20, 32, 48)
  const material = new MeshBasicMaterial({ side: BackSide })
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      'void main() {',
      'varying vec3 sweepSpot;\nvoid main() {\nsweepSpot = position / 20.0;',
    )
    shader.fragmentShader = shader.fragmentShader
      .replace('void main() {', 'varying vec3 sweepSpot;\nvoid main() {')
      .replace('#include <opaque_fragment>', `${sweepLight}\n#include <opaque_fragment>`)
  }
  return new Mesh(geometry, material)
}

/** A table that is lighter towards the horizon and uneven round about: evenly lit, steel bowls would look like grey paint. */
const sweepLight = /* glsl */ `
float height = sweepSpot.y;
float uneven = 0.5 + 0.5 * cos( 3.0 * atan( sweepSpot.z, sweepSpot.x ) + 1.2 );
float table = mix( 0.74, 0.34, smoothstep( -0.25, -0.95, height ) ) * mix( 0.42, 1.3, uneven );
float wall = mix( 0.42, 0.2, smoothstep( 0.0, 0.5, height ) );
outgoingLight = vec3( 1.0, 0.985, 0.965 ) * mix( wall, table, smoothstep( 0.0, -0.2, height ) );
`
