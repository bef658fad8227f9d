import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from '../../../platform/env'
import { required } from '../../helpers/required'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ace-env-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

const read = (variables: Record<string, string>) =>
  readEnvironment({ DATA_DIR: dataDir, ...variables } as unknown as NodeJS.ProcessEnv)

describe('readEnvironment', () => {
  it('works without any variable and stores the secret that it generated', () => {
    const first = read({})
    expect(first).toMatchObject({ isTrial: true, PORT: 3000, SITE_URL: 'http://localhost:3000' })
    expect(readFileSync(first.generatedSecretFile ?? '', 'utf8').trim()).toBe(first.PAYLOAD_SECRET)
    const second = read({})
    expect(second.PAYLOAD_SECRET).toBe(first.PAYLOAD_SECRET)
    expect(second.generatedSecretFile).toBeUndefined()
  })

  it('reports everything that is wrong at once', () => {
    const attempt = () =>
      read({ PORT: 'many', SITE_URL: 'example', DATABASE_URI: 'postgres://x', LOG_LEVEL: 'loud' })
    expect(attempt).toThrow(EnvironmentError)
    for (const name of ['PORT', 'SITE_URL', 'DATABASE_URI', 'LOG_LEVEL', 'PAYLOAD_SECRET'])
      expect(attempt).toThrow(name)
  })

  it('requires the site’s address in production', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URI: 'mongodb://localhost/association',
      PAYLOAD_SECRET: 's'.repeat(32),
    }
    expect(() => read(production)).toThrow('SITE_URL')
    expect(read({ ...production, SITE_URL: 'https://www.example.org/' })).toMatchObject({
      isTrial: false,
      SITE_URL: 'https://www.example.org',
    })
  })

  it('hashes passwords at a lower cost than the minimum in a trial installation alone', () => {
    expect(read({}).PASSWORD_COST).toBe(15)
    expect(read({ PASSWORD_COST: '4' }).PASSWORD_COST).toBe(4)
    const server = { DATABASE_URI: 'mongodb://localhost/association', PAYLOAD_SECRET: 's'.repeat(32) }
    expect(() => read({ ...server, PASSWORD_COST: '14' })).toThrow('PASSWORD_COST')
    expect(read({ ...server, PASSWORD_COST: '16' }).PASSWORD_COST).toBe(16)
  })

  it('takes a store of files with its key, or none, and never repeats the key', () => {
    const whole = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'the-key', S3_SECRET_ACCESS_KEY: 'the-secret' }
    expect(read(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: 'off' })
    expect(read({ S3_BUCKET: '', S3_ENDPOINT: '', S3_REGION: '' }).S3_BUCKET).toBeUndefined()
    for (const name of Object.keys(whole)) expect(() => read({ ...whole, [name]: '' })).toThrow(name)
    const wrongs: Record<string, string>[] = [
      { S3_BUCKET: 'No_Bucket' },
      { S3_ENDPOINT: 's3.example.org' },
      { S3_FORCE_PATH_STYLE: 'true' },
    ]
    for (const wrong of wrongs) {
      const attempt = () => read({ ...whole, ...wrong })
      expect(attempt).toThrow(required(Object.keys(wrong)[0]))
      expect(attempt).not.toThrow('the-secret')
    }
  })

  describe('single sign-on', () => {
    const OIDC = {
      OIDC_ISSUER: 'https://login.example.org',
      OIDC_CLIENT_ID: 'ace',
      OIDC_CLIENT_SECRET: 'a-secret',
    }
    /** The variables in the error message of a start with these. */
    const wrong = (variables: Record<string, string>): string[] => {
      try {
        read(variables)
        return []
      } catch (error) {
        expect(error).toBeInstanceOf(EnvironmentError)
        return [...(error as Error).message.matchAll(/- (OIDC_\w+): /g)].map(([, name = '']) => name)
      }
    }

    it('is configured by three variables and a name, and is off without all of them', () => {
      expect(read({ ...OIDC, OIDC_NAME: ' University of Juba ' })).toMatchObject({
        ...OIDC,
        OIDC_NAME: 'University of Juba',
      })
      expect(read(OIDC).OIDC_NAME).toBeUndefined()
      expect(
        read({ OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '' }).OIDC_ISSUER,
      ).toBeUndefined()
    })

    it.each([
      [['OIDC_ISSUER'], ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
      [['OIDC_CLIENT_ID'], ['OIDC_ISSUER', 'OIDC_CLIENT_SECRET']],
      [['OIDC_CLIENT_SECRET'], ['OIDC_ISSUER', 'OIDC_CLIENT_ID']],
      [['OIDC_ISSUER', 'OIDC_CLIENT_ID'], ['OIDC_CLIENT_SECRET']],
      [['OIDC_ISSUER', 'OIDC_CLIENT_SECRET'], ['OIDC_CLIENT_ID']],
      [['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], ['OIDC_ISSUER']],
    ] as const)('with %j only requires %j', (given, missing) => {
      expect(wrong(Object.fromEntries(given.map((name) => [name, OIDC[name]])))).toEqual(missing)
    })

    it.each([
      'login.example.org',
      'ftp://login.example.org',
      'javascript:alert(1)',
      'https//login.example.org',
    ])('refuses %s as the provider', (issuer) => {
      expect(wrong({ ...OIDC, OIDC_ISSUER: issuer })).toEqual(['OIDC_ISSUER'])
    })

    it.each([
      'http://login.example.org',
      'http://localhost.example.org',
      'http://127.0.0.1.example.org',
      'http://localhost@example.org',
    ])('refuses %s, which is not encrypted', (issuer) => {
      expect(wrong({ ...OIDC, OIDC_ISSUER: issuer })).toEqual(['OIDC_ISSUER'])
    })

    it.each([
      'http://localhost:8080',
      'http://127.0.0.1',
      'http://[::1]:9000/realm',
      'https://login.example.org/realms/ace/',
    ])('accepts %s', (issuer) => {
      expect(wrong({ ...OIDC, OIDC_ISSUER: issuer })).toEqual([])
    })

    it('refuses a name that is too long for a button', () => {
      expect(wrong({ ...OIDC, OIDC_NAME: 'x'.repeat(41) })).toEqual(['OIDC_NAME'])
      expect(wrong({ ...OIDC, OIDC_NAME: '   ' })).toEqual(['OIDC_NAME'])
    })
  })

  it('lets a shared cache keep answers for long only where it can be told of changes', () => {
    const cdn = {
      CDN_PURGE_URL: 'https://cdn.example.org/purge',
      CDN_PURGE_HEADER: 'Authorization: Bearer x',
    }
    expect(read({ CDN_SECONDS: '60', ...cdn })).toMatchObject({ CDN_SECONDS: 60, ...cdn })
    expect(read({ CDN_SECONDS: '10' }).CDN_SECONDS).toBe(10)
    expect(read({}).CDN_SECONDS).toBeUndefined()
    expect(() => read({ CDN_SECONDS: '11' })).toThrow('CDN_PURGE_URL: is needed')
    expect(() => read(cdn)).toThrow('CDN_SECONDS: is needed')
    expect(() => read({ CDN_SECONDS: '5', CDN_PURGE_HEADER: 'A: b' })).toThrow('CDN_PURGE_URL: is needed')
    expect(() => read({ CDN_SECONDS: '60', ...cdn, CDN_PURGE_HEADER: 'Bearer x' })).toThrow(
      'CDN_PURGE_HEADER',
    )
  })

  it('treats an empty variable as not set', () => {
    expect(read({ DATABASE_URI: '', PORT: '' })).toMatchObject({ isTrial: true, PORT: 3000 })
  })
})
