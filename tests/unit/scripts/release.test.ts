import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { releaseLock, releasePackage } from '../../../scripts/release/manifests.mjs'

type Packages = Record<
  string,
  { dev?: boolean; devOptional?: boolean; dependencies?: Record<string, string> }
>

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const own = readJson('package.json') as Parameters<typeof releasePackage>[0]
const lock = readJson('package-lock.json') as Parameters<typeof releaseLock>[0]
const release = releasePackage(own)
const scripts: Record<string, string> = release.scripts
const direct = Object.keys(release.dependencies as Record<string, string>)
const { packages } = releaseLock(lock, release) as unknown as { packages: Packages }

/** Where Node finds a package from a place in the lock file. */
const placeOf = (from: string, name: string): string | undefined => {
  const folders = from.split('/node_modules/')
  const above = folders.map((_, index) => folders.slice(0, folders.length - index).join('/node_modules/'))
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => place in packages,
  )
}

describe('the package.json of a release', () => {
  it('has no command that builds, and none whose script is missing', () => {
    expect(release).not.toHaveProperty('devDependencies')
    expect(Object.keys(scripts)).not.toContain('build')
    for (const command of Object.values(scripts)) {
      const script = /scripts\/[\w-]+\.mjs/.exec(command)?.[0]
      expect(script && existsSync(script), command).toBe(true)
    }
  })

  it('has no package that only builds and tests need', () => {
    for (const name of ['vite', 'typescript', 'tailwindcss', 'vitest', 'eslint', '@playwright/test'])
      expect(direct).not.toContain(name)
  })
})

describe('the lock file of a release', () => {
  it('has what its packages need, and nothing for development', () => {
    const missing = Object.entries(packages).flatMap(([place, { dependencies = {} }]) =>
      Object.keys(dependencies)
        .filter((name) => !placeOf(place, name))
        .map((name) => `${place}: ${name}`),
    )
    expect(missing).toEqual([])
    expect(Object.values(packages).filter(({ dev, devOptional }) => dev || devOptional)).toEqual([])
    expect(packages).not.toHaveProperty('node_modules/vite')
  })
})

describe('what a delivered folder does without', () => {
  it('is nothing that the server imports', () => {
    const pruned = readFileSync('scripts/prune-packages.mjs', 'utf8')
    const patterns = [...pruned.matchAll(/^ {2}\/(.*)\/, ?/gm)].map(
      ([, pattern]) => new RegExp(String(pattern)),
    )
    expect(patterns.length).toBeGreaterThan(8)
    expect(direct.filter((name) => patterns.some((each) => each.test(name)))).toEqual([])
  })
})
