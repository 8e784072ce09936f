import { watchFile } from 'node:fs'

/**
 * Loaded into each process of a shop before anything else: each byte in the file `MOVABLE_CLOCK` sets its clock 31 minutes ahead, so
 * that a journey sees what becomes of an order that nobody pays. Only the time that the shop reads moves; timers run as they do.
 */
const stepMs = 31 * 60_000
const RealDate = globalThis.Date
let aheadMs = 0

const readClock = () => RealDate.now() + aheadMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [readClock()] : given, self),
  get: (target, name, self) => (name === 'now' ? readClock : Reflect.get(target, name, self)),
})

watchFile(process.env.MOVABLE_CLOCK ?? '', { interval: 200, persistent: false }, ({ size }) => {
  aheadMs = size * stepMs
})
