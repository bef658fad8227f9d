import { readFileSync } from 'node:fs'

/** A package as package-lock.json names it. */
export interface LockedPackage {
  name: string
  version: string
  license?: string
  resolved?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
}

type Entry = Omit<LockedPackage, 'name'> & { name?: string }

/** Every package that an installation can have, as the lock file names it; one in two places is named twice. */
export const readLockFile = (file = 'package-lock.json'): LockedPackage[] => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .map(([place, entry]) => ({ ...entry, name: entry.name ?? place.replace(/^.*node_modules\//, '') }))
}
