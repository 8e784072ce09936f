import { DirectionalLight, Group, Vector3 } from 'three'

const domeLightsPerPass = 2
const keyDirection = new Vector3(-0.62, 1.0, 0.85).normalize()
const keySpread = 0.2
const keyStrength = 0.55 * Math.PI
const domeStrength = 0.36 * Math.PI
const bounceStrength = 0.1 * Math.PI

/** The studio's lamps: one key softbox, the sky dome and the bounce of the table, as samples that move every pass. */
export type Lamps = { group: Group; moveTo: (pass: number, passes: number) => void }

/** Lamps around an object that fits the unit sphere about `centre`. */
export function createLamps(centre: Vector3): Lamps {
  const key = createLamp(keyStrength, 1152, 9)
  const dome = Array.from({ length: domeLightsPerPass }, () => createLamp(domeStrength / domeLightsPerPass, 560, 18))
  const bounce = new DirectionalLight('#fff8ee', bounceStrength)
  bounce.castShadow = false
  const group = new Group()
  for (const lamp of [key, ...dome, bounce]) {
    lamp.target.position.copy(centre)
    group.add(lamp, lamp.target)
  }
  bounce.position.copy(centre).add(new Vector3(0.3, -1, 0.6))
  const moveTo = (pass: number, passes: number) => {
    for (const lamp of [key, ...dome]) lamp.shadow.bias = -0.0006 - 0.000017 * (pass % 12)
    place(key, centre, keySample(pass, passes))
    dome.forEach((lamp, index) => {
      place(lamp, centre, domeSample(pass + index * passes, passes * domeLightsPerPass))
    })
  }
  return { group, moveTo }
}

function createLamp(strength: number, mapSize: number, blur: number): DirectionalLight {
  const lamp = new DirectionalLight('#ffffff', strength)
  lamp.castShadow = true
  lamp.shadow.mapSize.set(mapSize, mapSize)
  lamp.shadow.radius = blur
  lamp.shadow.bias = -0.0006
  lamp.shadow.normalBias = 0.008
  Object.assign(lamp.shadow.camera, { left: -1.05, right: 1.05, top: 1.05, bottom: -1.05, near: 0.5, far: 12 })
  return lamp
}

function place(lamp: DirectionalLight, centre: Vector3, direction: Vector3): void {
  lamp.position.copy(centre).addScaledVector(direction, 4)
}

/** Points of a sunflower disc around the key's direction. */
function keySample(pass: number, passes: number): Vector3 {
  const radius = keySpread * Math.sqrt((pass + 0.5) / passes)
  const angle = pass * 2.399963
  const across = new Vector3(0, 1, 0).cross(keyDirection).normalize()
  const up = keyDirection.clone().cross(across)
  return keyDirection
    .clone()
    .addScaledVector(across, radius * Math.cos(angle))
    .addScaledVector(up, radius * Math.sin(angle))
    .normalize()
}

/** Cosine-weighted points of the upper half sphere, a little lifted: grazing lamps only make noise. */
function domeSample(index: number, count: number): Vector3 {
  const out = 0.84 * Math.sqrt((index + 0.5) / count)
  const angle = index * 2.399963 + 0.7
  return new Vector3(out * Math.cos(angle), Math.sqrt(1 - out * out), out * Math.sin(angle))
}
