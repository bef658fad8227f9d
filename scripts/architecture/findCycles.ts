/**
 * The groups of nodes that reach each other: strongly connected components of two and more (Tarjan).
 *
 * @param edges pairs of node and target
 * @returns each group sorted, the groups by their first node
 */
export const findCycles = (edges: Iterable<readonly [string, string]>): string[][] => {
  const targets = new Map<string, Set<string>>()
  for (const [from, to] of edges) {
    if (from === to) continue
    targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const open = new Set<string>()
  const cycles: string[][] = []

  const visit = (node: string): number => {
    const place = order.size
    order.set(node, place)
    lowest.set(node, place)
    stack.push(node)
    open.add(node)
    for (const target of targets.get(node) ?? []) {
      const reached = order.has(target) ? order.get(target) : visit(target)
      if (open.has(target))
        lowest.set(node, Math.min(lowest.get(node) ?? place, lowest.get(target) ?? place, reached ?? place))
    }
    if (lowest.get(node) === place) {
      const group = stack.splice(stack.indexOf(node))
      for (const member of group) open.delete(member)
      if (group.length > 1) cycles.push(group.sort())
    }
    return place
  }
  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return cycles.sort(([first = ''], [second = '']) => first.localeCompare(second))
}
