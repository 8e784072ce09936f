import { Mesh, type Object3D, PerspectiveCamera, Vector3 } from 'three'

/** From where a picture is taken: the object turns on the table (degrees), the camera rises (degrees). */
export type View = {
  turn: number
  rise: number
  /** Share of the frame that the object may fill, 0 to 1; [across, up] when they differ. */
  fill?: number | [number, number]
  /** Close-up: centre in the model's centimetres and how many centimetres the frame shows. */
  closeUp?: { at: [number, number, number]; span: number }
  /** Where the object's middle sits in the frame, -1 to 1 across and up. */
  shift?: [number, number]
}

const fieldOfView = 20

/** A long-lens camera that shows all given points and keeps them centred; nothing is cut off. */
export function frameCamera(points: Vector3[], view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.1, 100)
  const rise = (view.rise * Math.PI) / 180
  const direction = new Vector3(0, Math.sin(rise), Math.cos(rise))
  const target = new Vector3()
  let distance = 8
  for (let round = 0; round < 6; round++) {
    aim(camera, target, direction, distance)
    const box = projectedBox(points, camera)
    const [across, up] = typeof view.fill === 'object' ? view.fill : [view.fill ?? 0.78, view.fill ?? 0.78]
    const fill = Math.max((box.width * 0.5) / across, (box.height * 0.5) / up)
    const half = distance * Math.tan((fieldOfView * Math.PI) / 360)
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), box.x * half * aspect)
    target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), box.y * half)
    distance *= fill
  }
  return camera
}

/** A close-up of one spot: same lens, same direction, nearer. */
export function frameCloseUp(at: Vector3, span: number, view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(fieldOfView, aspect, 0.05, 100)
  const rise = (view.rise * Math.PI) / 180
  aim(camera, at, new Vector3(0, Math.sin(rise), Math.cos(rise)), span / 2 / Math.tan((fieldOfView * Math.PI) / 360))
  return camera
}

/** World positions of an object's vertices, thinned: enough to frame it. */
export function outlinePoints(object: Object3D): Vector3[] {
  const points: Vector3[] = []
  object.updateMatrixWorld(true)
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    const position = part.geometry.getAttribute('position')
    const step = Math.max(1, Math.floor(position.count / 1500))
    for (let index = 0; index < position.count; index += step) {
      points.push(new Vector3().fromBufferAttribute(position, index).applyMatrix4(part.matrixWorld))
    }
  })
  return points
}

function aim(camera: PerspectiveCamera, target: Vector3, direction: Vector3, distance: number): void {
  camera.position.copy(target).addScaledVector(direction, distance)
  camera.lookAt(target)
  camera.updateMatrixWorld(true)
}

function projectedBox(points: Vector3[], camera: PerspectiveCamera) {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  const spot = new Vector3()
  for (const point of points) {
    spot.copy(point).project(camera)
    left = Math.min(left, spot.x)
    right = Math.max(right, spot.x)
    bottom = Math.min(bottom, spot.y)
    top = Math.max(top, spot.y)
  }
  return { x: (left + right) / 2, y: (bottom + top) / 2, width: right - left, height: top - bottom }
}
