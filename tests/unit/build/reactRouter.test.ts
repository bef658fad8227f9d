import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { markRouterComponents, reactRouterAliases } from '../../../build/reactRouter'

const ROUTER = path.resolve('node_modules/react-router')

interface Manifest {
  exports: Record<string, unknown>
}

const manifest = JSON.parse(readFileSync(path.join(ROUTER, 'package.json'), 'utf8')) as Manifest

const productionFiles = readdirSync(path.join(ROUTER, 'dist/production')).filter((name) =>
  name.endsWith('.mjs'),
)

describe('the builds’ knowledge of react-router’s files', () => {
  it('is still needed, since its exports name no production file', () => {
    expect(JSON.stringify(manifest.exports)).not.toContain('production')
  })

  it('covers every entry that the site imports', () => {
    for (const { replacement } of reactRouterAliases) expect(existsSync(replacement), replacement).toBe(true)
    const entries = readFileSync(path.resolve('node_modules/react-router-dom/dist/index.mjs'), 'utf8')
    const imported = [...entries.matchAll(/from "([^"]+)"/g)].map(([, name]) => name)
    for (const name of imported)
      expect(
        reactRouterAliases.some(({ find }) => find.test(name ?? '')),
        name,
      ).toBe(true)
  })

  it('marks its components and contexts, and leaves the code valid', () => {
    const marked = productionFiles.map((name) => {
      const code = readFileSync(path.join(ROUTER, 'dist/production', name), 'utf8')
      const result = markRouterComponents(code)
      expect(parseSync(name, result).errors, name).toEqual([])
      return { before: code, after: result }
    })
    const count = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].length
    const before = marked.map((file) => file.before).join('\n')
    const after = marked.map((file) => file.after).join('\n')
    expect(count(/^var \w+ = React\d*\.(forwardRef|memo|createContext)\(/gm, before)).toBeGreaterThan(10)
    expect(count(/^var \w+ = React\d*\.(forwardRef|memo|createContext)\(/gm, after)).toBe(0)
    expect(count(/^\w+\.displayName = /gm, after)).toBe(0)
  })
})
