import { findFreePort } from '../test/free-port.ts'

/** Finds free ports, each another one. */
export async function findFreePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) ports.add(await findFreePort())
  return [...ports]
}
