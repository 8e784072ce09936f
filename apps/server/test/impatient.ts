/**
 * A short time limit, which the test expects to fire, in the unit of its setting. Every other limit in tests is 30 seconds or more:
 * after a stall of the machine, an answer that is already there counts as late. Nothing else may have to succeed within a short limit.
 */
export function impatient(limit: number): number {
  return limit
}
