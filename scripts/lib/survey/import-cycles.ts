/**
 * Finds the circles of a directed graph: groups of nodes that all reach each other (Tarjan's strongly connected components).
 *
 * @param edges the targets of each node; targets that are no key are left out
 * @returns groups of two nodes and more, the largest first
 */
export function findCycles(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const cycles: string[][] = []

  function visit(node: string): number {
    const place = order.size
    order.set(node, place)
    lowest.set(node, place)
    stack.push(node)
    onStack.add(node)
    for (const target of edges.get(node) ?? []) {
      if (!edges.has(target)) continue
      if (!order.has(target)) lower(node, visit(target))
      else if (onStack.has(target)) lower(node, order.get(target) ?? 0)
    }
    if (lowest.get(node) === place) close(node)
    return lowest.get(node) ?? place
  }
  function lower(node: string, to: number): void {
    lowest.set(node, Math.min(lowest.get(node) ?? to, to))
  }
  function close(node: string): void {
    const group = stack.splice(stack.indexOf(node))
    for (const member of group) onStack.delete(member)
    if (group.length > 1) cycles.push(group.sort())
  }

  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return cycles.sort((a, b) => b.length - a.length)
}
