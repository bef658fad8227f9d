import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readEnvironment } from '../../platform/env'
import { required } from '../helpers/required'

interface Service {
  image?: string
  command?: string | string[]
  environment?: Record<string, string | number>
  volumes?: string[]
  depends_on?: Record<string, { condition: string }>
  healthcheck?: { test: string[]; interval?: string }
}

interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}

const GIVEN: Record<string, string> = {
  SITE_URL: 'https://www.example.org',
  PAYLOAD_SECRET: 'a-secret-of-more-than-32-characters',
}

/** As Compose replaces `${NAME:?what it is}`, which must be set. */
const fillIn = (text: string): string =>
  text.replace(/\$\{(\w+):\?[^}]*\}/g, (_, name: string) => GIVEN[name] ?? `unknown variable ${name}`)

const source = fillIn(readFileSync('compose.yaml', 'utf8'))
const { services, volumes } = parse(source, { merge: true }) as Compose
const sites = Object.entries(services).filter(([name]) => name.startsWith('site-'))

describe('compose.yaml', () => {
  it('sets every variable that it uses, and the server knows each', () => {
    expect(source).not.toMatch(/\$\{|unknown variable/)
  })

  it('has an image for every service, and the variables that the server needs in production', () => {
    for (const [name, { image }] of Object.entries(services)) expect(image, name).toBeTruthy()
    expect(sites).toHaveLength(3)
    for (const [, { environment = {} }] of sites) {
      const env = readEnvironment({
        NODE_ENV: 'production',
        ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, String(value)])),
      })
      expect(env).toMatchObject({
        isTrial: false,
        NODE_ENV: 'production',
        HOST: '0.0.0.0',
        SITE_URL: GIVEN.SITE_URL,
        TRUSTED_PROXIES: 1,
      })
    }
  })

  it('starts the processes when the database is healthy, with shared files', () => {
    for (const [, { depends_on: needs = {}, environment, volumes: mounts = [] }] of sites) {
      expect(needs).toEqual({ mongo: { condition: 'service_healthy' } })
      expect(mounts).toContain(`media:${environment?.MEDIA_DIR}`)
    }
    expect(services.mongo?.healthcheck?.test).toEqual([
      'CMD',
      'mongosh',
      '--quiet',
      '--eval',
      expect.stringContaining("rs.initiate({ _id: 'rs0'"),
    ])
  })

  it('declares every named volume, and routes requests to every process', () => {
    const named = Object.values(services).flatMap(({ volumes: mounts = [] }) =>
      mounts.map((mount) => required(mount.split(':')[0])).filter((name) => /^\w+$/.test(name)),
    )
    for (const name of named) expect(volumes).toHaveProperty(name)
    for (const [name] of sites) expect(services.proxy?.command).toContain(`--to ${name}:3000`)
  })
})
