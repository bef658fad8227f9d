import type { Field, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wordOf } from '../../../app/(payload)/words/WordsCell'
import { walkFields } from '../../../collections/panel/walkFields'
import { describeDetail } from '../../../domain/audit/detail.schema'
import { makeAccount } from '../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

let app: TestApp
let config: SanitizedConfig
beforeAll(async () => {
  app = await startTestPayload()
  config = app.payload.config
})
afterAll(() => app.stop())

/** Programmers' terms: ids, keys, bytes, cents, names in camel or snake case, `Is locked`, `Expires at`. */
const TECHNICAL = /\bid\b|\bkey\b|sha ?256|\bSHA\b|\bbytes\b|\bcents\b|[a-z][A-Z]|_|^Is | at$|\bjson\b/

const isSeen = (field: Field): boolean => !(field.admin && 'hidden' in field.admin && field.admin.hidden)

/** The collections that staff see in the panel. */
const shown = () =>
  config.collections.filter(({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'))

describe('the texts of the panel', () => {
  it('contain no label in programmers’ terms', () => {
    const labels: string[] = []
    for (const { slug, fields } of [...shown(), ...config.globals]) {
      walkFields(
        fields,
        (field) => {
          if (
            isSeen(field) &&
            'name' in field &&
            'label' in field &&
            typeof field.label === 'string' &&
            TECHNICAL.test(field.label)
          )
            labels.push(`${slug}: ${field.label}`)
        },
        new Set(),
      )
    }
    expect(labels.filter((label) => !label.endsWith(': WhatsApp'))).toEqual([])
  })

  it('name records by a title, not by a status or type', () => {
    const titles = shown().flatMap(({ slug, admin: { useAsTitle }, flattenedFields }) => {
      const field = flattenedFields.find(({ name }) => name === useAsTitle)
      return field && field.type === 'select' ? [`${slug}: ${field.name}`] : []
    })
    expect(titles).toEqual([])
  })

  it('show stored values of mails, notifications and files as words', () => {
    const words = { welcome: 'Welcome' }
    expect([
      wordOf('welcome', { words }),
      wordOf('gone', { words, otherwise: 'Another email' }),
      wordOf('toString', { words, otherwise: 'Another email' }),
      wordOf(null, { words }),
    ]).toEqual(['Welcome', 'Another email', 'Another email', '–'])
    for (const [slug, name] of [
      ['outbox', 'template'],
      ['payment-events', 'type'],
      ['files', 'contentType'],
      ['files', 'size'],
      ['publications', 'fileSize'],
    ] as const) {
      const field = config.collections
        .find((collection) => collection.slug === slug)
        ?.flattenedFields.find((one) => one.name === name)
      expect(JSON.stringify(field?.admin?.components), `${slug}.${name}`).toContain('/words/')
    }
    for (const name of ['key', 'sha256'])
      expect(
        config.collections
          .find(({ slug }) => slug === 'files')
          ?.flattenedFields.find((one) => one.name === name)?.admin,
      ).toMatchObject({ hidden: true })
  })

  it.each([
    ['chapter_lead', 'Chapter lead'],
    ['contact-messages', 'Contact messages'],
    ['post /contact-messages/:id/answer', 'Contact messages'],
    ['50 refused sign-ins within an hour', '50 refused sign-ins within an hour'],
    ['members.csv', 'members.csv'],
  ])('show the detail %s of the security log as %s', (detail, words) => {
    expect(describeDetail(detail)).toBe(words)
  })

  it('show a role by its name in the security log', async () => {
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const person = await makeAccount(app.payload)
    await app.payload.create({
      collection: 'roles',
      data: { user: person.id, role: 'chapter_lead', region: 'other' },
      overrideAccess: true, // the test prepares its data
    })
    const { docs } = (await (
      await app.request('GET', `/api/security-log?where[account][equals]=${person.id}`, { as: admin })
    ).json()) as { docs: object[] }
    expect(docs).toMatchObject([{ detail: 'Chapter lead' }])
  })
})
