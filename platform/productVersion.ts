import { readFileSync } from 'node:fs'

/** The version of the product, as `package.json` in the folder of the process names it. */
export const readProductVersion = (): string => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  return version
}

const partsOf = (version: string): number[] => version.split(/[-+]/, 1)[0]?.split('.').map(Number) ?? []

/** Whether a version of the product is newer than another. Labels after a hyphen are not compared. */
export const isNewer = (version: string, than: string): boolean => {
  const [left, right] = [partsOf(version), partsOf(than)]
  const differing = left.findIndex((number, index) => number !== (right[index] ?? 0))
  return differing >= 0 && (left[differing] ?? 0) > (right[differing] ?? 0)
}
