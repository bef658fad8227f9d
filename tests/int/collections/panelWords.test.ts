import type { Field, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyText } from '../../../app/(payload)/money/moneyText'
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
const TECHNICAL =
  /\bid\b|\bkey\b|sha ?256|\bSHA\b|\bbytes\b|\bcents\b|\bminor\b|[a-z][A-Z]|_|^Is | at$|\bjson\b/

const isSeen = (field: Field): boolean => !(field.admin && 'hidden' in field.admin && field.admin.hidden)

/** The fields that staff see: none that is hidden, nor one in it. */
const seenFields = (fields: readonly Field[]): Field[] => {
  const [found, unseen] = [[] as Field[], new Set<Field>()]
  const hide = (field: Field): void => {
    walkFields([field], (inner) => {
      unseen.add(inner)
    })
  }
  walkFields(fields, (field) => {
    if (!isSeen(field)) hide(field)
  })
  const show = (field: Field): void => {
    found.push(field)
  }
  walkFields(fields, show, unseen)
  return found
}

/** The collections that staff see in the panel. */
const shown = () =>
  config.collections.filter(({ slug, admin }) => admin.hidden !== true && !slug.startsWith('payload-'))

describe('the texts of the panel', () => {
  it('contain no label in programmers’ terms', () => {
    const labels = [...shown(), ...config.globals].flatMap(({ slug, fields }) =>
      seenFields(fields).flatMap((field) =>
        'name' in field && 'label' in field && typeof field.label === 'string' && TECHNICAL.test(field.label)
          ? [`${slug}: ${field.label}`]
          : [],
      ),
    )
    expect(labels.filter((label) => !label.endsWith(': WhatsApp'))).toEqual([])
  })

  it('name records by a title, not by a status, type or id', () => {
    const titles = shown().flatMap(({ slug, admin: { useAsTitle }, flattenedFields }) => {
      const field = flattenedFields.find(({ name }) => name === useAsTitle)
      return field && !['select', 'relationship'].includes(field.type) ? [] : [`${slug}: ${useAsTitle}`]
    })
    expect(titles).toEqual([])
  })

  it('show amounts of money with their currency, as people write them', () => {
    const raw = shown().flatMap(({ slug, fields }) =>
      seenFields(fields).flatMap((field) =>
        field.type === 'number' && /Minor$|Cents$/.test(field.name) && !field.admin?.components?.Field
          ? [`${slug}: ${field.name}`]
          : [],
      ),
    )
    expect(raw).toEqual([])
    expect([moneyText(125_000, 'SSP'), moneyText(null, 'USD'), moneyText(5, 'toString')]).toEqual([
      'SSP 1,250.00',
      '–',
      '–',
    ])
  })

  it('have lists of people’s records that are searched by the name', () => {
    const unsearched = shown().flatMap(({ slug, admin: { listSearchableFields = [] }, flattenedFields }) =>
      flattenedFields.some(({ name, type }) => name === 'user' && type === 'relationship') &&
      !listSearchableFields.some((name) => ['user', 'fullName', 'name', 'registeredName'].includes(name))
        ? [slug]
        : [],
    )
    expect(unsearched).toEqual([])
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
