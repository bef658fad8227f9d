import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const FOLDERS = [
  'app',
  'collections',
  'docs',
  'domain',
  'endpoints',
  'frontend',
  'globals',
  'hooks',
  'platform',
  'scripts',
  'seed',
  'server',
  'services',
  'tests',
]
const MODULE = /\.(d\.)?(tsx?|mjs|js)$/

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      path.join(entry.parentPath, entry.name),
    )
  } catch {
    return [] // does not exist yet
  }
}

it('no two paths differ only in case, and imports of them neither', () => {
  const seen = new Map<string, string>()
  const twins: string[] = []
  for (const name of FOLDERS.flatMap(namesIn).filter(
    (each) => !each.includes('node_modules') && !each.includes('.next'),
  )) {
    const imported = name.replace(MODULE, '')
    const other = seen.get(imported.toLowerCase())
    if (other !== undefined && other !== imported) twins.push(`${other} and ${imported}`)
    seen.set(imported.toLowerCase(), imported)
  }
  expect(twins).toEqual([])
})
