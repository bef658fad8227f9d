import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../../server/env'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ace-env-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

const read = (variables: Record<string, string>) => readEnvironment({ DATA_DIR: dataDir, ...variables } as unknown as NodeJS.ProcessEnv)

describe('readEnvironment', () => {
  it('works without any setting and keeps the secret it generated', () => {
    const first = read({})
    expect(first).toMatchObject({ isTrial: true, PORT: 3000, SITE_URL: 'http://localhost:3000' })
    expect(readFileSync(first.generatedSecretFile ?? '', 'utf8').trim()).toBe(first.PAYLOAD_SECRET)
    const second = read({})
    expect(second.PAYLOAD_SECRET).toBe(first.PAYLOAD_SECRET)
    expect(second.generatedSecretFile).toBeUndefined()
  })

  it('tells everything that is wrong at once', () => {
    const attempt = () => read({ PORT: 'many', SITE_URL: 'example', DATABASE_URI: 'postgres://x', LOG_LEVEL: 'loud' })
    expect(attempt).toThrow(EnvironmentError)
    for (const name of ['PORT', 'SITE_URL', 'DATABASE_URI', 'LOG_LEVEL', 'PAYLOAD_SECRET']) expect(attempt).toThrow(name)
  })

  it('asks for the site’s address in production', () => {
    const production = { NODE_ENV: 'production', DATABASE_URI: 'mongodb://localhost/association', PAYLOAD_SECRET: 's'.repeat(32) }
    expect(() => read(production)).toThrow('SITE_URL')
    expect(read({ ...production, SITE_URL: 'https://www.example.org/' })).toMatchObject({ isTrial: false, SITE_URL: 'https://www.example.org' })
  })

  it('treats an empty variable as not set', () => {
    expect(read({ DATABASE_URI: '', PORT: '' })).toMatchObject({ isTrial: true, PORT: 3000 })
  })
})
