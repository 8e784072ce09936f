import type { Object3D, PerspectiveCamera, Texture } from 'three'
import { Box3, Group, Mesh, NoToneMapping, PCFShadowMap, Scene, Sphere, Vector3, WebGLRenderer } from 'three'
import type { View } from './camera.ts'
import { frameCamera, frameCloseUp, outlinePoints } from './camera.ts'
import { createEnvironment } from './environment.ts'
import type { Backdrop } from './film.ts'
import { createFilm } from './film.ts'
import { createLamps } from './lights.ts'
import { installStudioLight } from './shader-chunks.ts'
import { createTable } from './table.ts'

/** One shot: size in pixels; more passes give softer shadows and smoother edges. */
export type Shot = { view: View; width: number; height: number; passes: number; backdrop: Backdrop }

/** The neutral backdrop that all catalogue pictures share. */
export const catalogueBackdrop: Backdrop = { inner: '#f5f3ee', outer: '#e3dfd7' }

/** A photo studio on a canvas: one light and one lens for everything that stands on its table. */
export type Stage = { canvas: HTMLCanvasElement; shoot: (object: Object3D, shot: Shot) => void }

/** Opens the studio; the returned stage is reused for many shots, so that shaders compile once. */
export function createStage(): Stage {
  installStudioLight()
  const renderer = new WebGLRenderer({ antialias: false, alpha: true, preserveDrawingBuffer: true })
  renderer.toneMapping = NoToneMapping
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  renderer.autoClear = false
  const environment = createEnvironment(renderer)
  return { canvas: renderer.domElement, shoot: (object, shot) => shoot(renderer, environment, object, shot) }
}

function shoot(renderer: WebGLRenderer, environment: Texture, object: Object3D, shot: Shot): void {
  renderer.setSize(shot.width, shot.height, false)
  const { table, scale } = setOnTable(object, shot.view.turn)
  const camera = chooseCamera(table, scale, shot)
  const lamps = createLamps(new Box3().setFromObject(table).getCenter(new Vector3()))
  const scene = new Scene()
  scene.environment = environment
  const ground = createTable()
  scene.add(table, lamps.group, ground)
  const film = createFilm(renderer, scene, table, ground)
  for (let pass = 0; pass < shot.passes; pass++) {
    lamps.moveTo(pass, shot.passes)
    jitter(camera, pass, shot)
    film.expose(camera)
  }
  film.develop(shot.passes, shot.backdrop)
  for (const lamp of lamps.group.children) if ('dispose' in lamp && lamp.dispose instanceof Function) lamp.dispose()
  table.clear()
}

/** Turns the object, scales it to the unit sphere and stands it on the table, so that one light suits all sizes. */
function setOnTable(object: Object3D, turn: number): { table: Group; scale: number } {
  const turned = new Group()
  turned.add(object)
  turned.rotation.y = (turn * Math.PI) / 180
  const table = new Group()
  table.add(turned)
  table.updateMatrixWorld(true)
  const box = new Box3().setFromObject(table, true)
  const scale = 1 / box.getBoundingSphere(new Sphere()).radius
  const middle = box.getCenter(new Vector3())
  turned.scale.setScalar(scale)
  turned.position.set(-middle.x * scale, -box.min.y * scale, -middle.z * scale)
  table.traverse((part) => {
    if (part instanceof Mesh) Object.assign(part, { castShadow: part.userData.clear !== true, receiveShadow: true })
  })
  return { table, scale }
}

function chooseCamera(table: Group, scale: number, { view, width, height }: Shot): PerspectiveCamera {
  table.updateMatrixWorld(true)
  const aspect = width / height
  if (!view.closeUp) return frameCamera(outlinePoints(table), view, aspect)
  const turned = table.children[0]
  if (!turned) throw new Error('nothing stands on the table')
  return frameCloseUp(turned.localToWorld(new Vector3(...view.closeUp.at)), view.closeUp.span * scale, view, aspect)
}

/** Moves the frame by parts of a pixel: the sum of all passes has smooth edges. */
function jitter(camera: PerspectiveCamera, pass: number, { width, height, view }: Shot): void {
  const [across, up] = view.closeUp ? [0, 0] : (view.shift ?? [0, -0.02])
  const x = -(across * width) / 2 + ((pass * 0.754877) % 1) - 0.5
  const y = (up * height) / 2 + ((pass * 0.56984) % 1) - 0.5
  camera.setViewOffset(width, height, x, y, width, height)
}
