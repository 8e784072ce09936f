import { AppError } from './errors.ts'

export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets `atOnce` pieces of work run and up to `maxLine` wait for their turn, first come, first served.
 *
 * @throws AppError `service_unavailable` when the line is full: better a quick refusal than an answer after the client has left
 */
export function createWorkQueue({ atOnce, maxLine }: { atOnce: number; maxLine: number }): WorkQueue {
  const line: (() => void)[] = []
  let running = 0

  const takeTurn = () => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (line.length >= maxLine) throw new AppError('service_unavailable')
    return new Promise<void>((resolve) => line.push(resolve))
  }
  /** The place goes to the next in line, if there is one, and stays taken. */
  const leaveTurn = () => {
    const next = line.shift()
    if (next) next()
    else running -= 1
  }
  return async (work) => {
    await takeTurn()
    try {
      return await work()
    } finally {
      leaveTurn()
    }
  }
}
