import { watchFile } from 'node:fs'

/**
 * Preloaded into each process of a shop. Each byte in the file `MOVABLE_CLOCK` sets the clock 31 minutes ahead, so that an unpaid order
 * expires within a journey. Only `Date` moves; timers do not.
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
