/** What this reads of Node's process report; @types/node 20 does not know `excludeNetwork` yet. */
interface Report {
  excludeNetwork?: boolean | undefined
  getReport(): object & { header?: { glibcVersionRuntime?: string } }
}

/**
 * The version of glibc that this process runs on, for example "2.36"; `undefined` where there is
 * none (musl, macOS, Windows).
 */
export function glibcVersion(): string | undefined {
  const report: Report = process.report
  // The network part of a report asks the name server about every open connection.
  const before = report.excludeNetwork
  report.excludeNetwork = true
  try {
    return report.getReport().header?.glibcVersionRuntime
  } finally {
    report.excludeNetwork = before
  }
}

/** Whether version `a` is older than `b`, comparing numbers: 2.4 is older than 2.36. */
export function isOlderVersion(a: string, b: string): boolean {
  const left = a.split('.').map(Number)
  const right = b.split('.').map(Number)
  for (let i = 0; i < Math.max(left.length, right.length); i += 1) {
    const difference = (left[i] ?? 0) - (right[i] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
