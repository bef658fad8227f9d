import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const versionsOf = (changelog: string): string[] =>
  [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/gm)].map(([, version = '']) => version)

describe('CHANGELOG.md', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8')

  it('begins with unreleased changes, followed by the version of package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(/^## \[(.+?)\]/m.exec(changelog)?.[1]).toBe('Unreleased')
    expect(versionsOf(changelog)[0]).toBe(version)
  })

  it('gives each version a date and describes it once', () => {
    const versions = versionsOf(changelog)
    expect(versions).toHaveLength(changelog.match(/^## \[\d/gm)?.length ?? 0)
    expect(new Set(versions).size).toBe(versions.length)
  })
})
