import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

/** Files of a running installation or of a build: named in the documents, not in the repository. */
const MADE_LATER = /^(data|dist|node_modules|backup)(\/|\b)/
const GENERATED = ['docs/coverage.md', 'docs/coverage.source.md']
const SKIPPED_FOLDERS = ['node_modules', 'dist', 'data', 'media', 'test-results', 'playwright-report']

const markdownFiles = (): string[] =>
  [
    ...readdirSync('.').filter((name) => name.endsWith('.md')),
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => `docs/${name}`),
  ].filter((name) => !GENERATED.includes(name))

/** The names of all files in the repository, for a file that is named without its folder. */
const baseNames = new Set(
  readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !SKIPPED_FOLDERS.includes(name))
    .flatMap((entry) =>
      entry.isDirectory() ? readdirSync(entry.name, { recursive: true, encoding: 'utf8' }) : [entry.name],
    )
    .map((name) => path.basename(name)),
)

const topNames = new Set(readdirSync('.'))

const isThere = (text: string): boolean => {
  if (!/^[\w().@/-]+$/.test(text) || MADE_LATER.test(text)) return true
  const [top = ''] = text.split('/')
  if (text.includes('/')) return !topNames.has(top) || existsSync(text)
  return !/\.(ts|tsx|mjs)$/.test(text) || baseNames.has(text)
}

describe('the documents', () => {
  it.each(markdownFiles())('%s names files that exist', (file) => {
    const text = readFileSync(file, 'utf8').replace(/```[\s\S]*?```/g, '')
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !isThere(name))).toEqual([])
  })

  it.each(markdownFiles())('%s links to files that exist', (file) => {
    const links = [...readFileSync(file, 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
    expect(links.filter((target) => !existsSync(path.join(path.dirname(file), target)))).toEqual([])
  })
})
