import { readFileSync } from 'node:fs'
import { readProductVersion } from '../../../platform/productVersion'
import { type Check, ok, wrong } from '../finding'

const numbersOf = (version: string): number[] => version.replace(/^\D+/, '').split('.').map(Number)

/** Whether a version is the wanted one or a later one, `20.20.2` and `20.19.0`. */
export const isAtLeast = (version: string, wanted: string): boolean => {
  const [own, other] = [numbersOf(version), numbersOf(wanted)]
  const place = own.findIndex((number, index) => number !== other[index])
  return place < 0 || (own[place] ?? 0) > (other[place] ?? 0)
}

const readWantedNode = (): string => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  return engines.node
}

export const checkNode: Check = {
  name: 'Program',
  run: async () => {
    const wanted = readWantedNode()
    const found = `Version ${readProductVersion()} on Node ${process.versions.node}`
    return [
      isAtLeast(process.versions.node, wanted)
        ? ok(found)
        : wrong(`${found}, but it needs ${wanted}`, 'Install a newer Node.'),
    ]
  },
}
