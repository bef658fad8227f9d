import type { SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { declarationOf } from '../../../../../domain/people/personalData/declarations'
import { OWN_DATA_FILES, ownDataReadme } from '../../../../../domain/people/personalData/packOwnData'
import { ERASURE_STEPS, type ErasureStep } from '../../../../../platform/personalData'
import { required } from '../../../../helpers/required'

let config: SanitizedConfig

beforeAll(async () => {
  config = await (await import('../../../../../payload.config')).default
})

const declarations = () =>
  config.collections.flatMap((collection) => {
    const declared = declarationOf(collection)
    return declared && !('none' in declared) ? [{ slug: collection.slug, ...declared }] : []
  })

/** The collections of which a step erases data. */
const erasedIn = (step: ErasureStep): string[] =>
  declarations().flatMap(({ slug, erasures }) => (!('none' in erasures) && erasures[step] ? [slug] : []))

describe('personal data', () => {
  it('is declared by every collection, with a reason where there is none', () => {
    const undeclared = config.collections.filter((collection) => !declarationOf(collection))
    expect(undeclared.map(({ slug }) => slug)).toEqual([])
    for (const collection of config.collections) {
      const declared = required(declarationOf(collection))
      const reasons =
        'none' in declared
          ? [declared.none]
          : [declared.exports, declared.erasures].flatMap((part) => ('none' in part ? [part.none] : []))
      for (const reason of reasons) expect(reason, collection.slug).toMatch(/^[A-Z].{15,}\.$/)
    }
  })

  it('is missing from a collection that declares nothing', () => {
    expect(declarationOf({ slug: 'news', custom: {} })).toBeUndefined()
    expect(declarationOf({ slug: 'news', custom: { personalData: true } })).toBeUndefined()
  })

  it('fills each file of the export, each part once', () => {
    const declared = declarations().flatMap(({ exports }) =>
      'none' in exports ? [] : exports.map(({ file, key }) => `${file} ${key ?? ''}`),
    )
    const listed = OWN_DATA_FILES.flatMap(({ name, keys }) => (keys ?? ['']).map((key) => `${name} ${key}`))
    expect(declared.sort()).toEqual(listed.sort())
  })

  it('is described in the export’s readme, in aligned columns', () => {
    const readme = ownDataReadme('ayen@example.org', new Date(0))
    expect(readme).toContain('\nprofile.json        What your profile says, and who may see it\n')
    expect(readme).toContain('\napplication-draft.json  What you have saved')
  })

  it('is erased in order: roles, then sign-in data, then the account and its profile', () => {
    const declared = declarations().flatMap(({ erasures }) =>
      'none' in erasures ? [] : Object.keys(erasures),
    )
    expect([...new Set(declared)].sort()).toEqual([...ERASURE_STEPS].sort())
    expect(ERASURE_STEPS.map((step) => [step, erasedIn(step)])).toEqual([
      ['authority', ['roles']],
      ['closing', ['users']],
      [
        'signIn',
        [
          'sessions',
          'credentials',
          'second-factors',
          'sign-in-challenges',
          'identities',
          'email-changes',
          'account-tokens',
        ],
      ],
      [
        'requests',
        [
          'desk-settings',
          'registrations',
          'attendances',
          'seat-ledgers',
          'event-sessions',
          'ticket-orders',
          'check-ins',
          'event-surveys',
          'submissions',
          'file-uploads',
          'applications',
          'application-drafts',
          'membership-seats',
          'name-changes',
          'application-documents',
          'endorsements',
          'nominations',
          'nomination-votes',
          'person-merges',
          'possible-duplicates',
          'contact-entries',
          'saved-lists',
          'tasks',
          'person-notes',
          'group-members',
          'group-requests',
          'job-openings',
          'mentor-offers',
        ],
      ],
      [
        'records',
        [
          'ticket-orders',
          'memberships',
          'renewals',
          'cpd-entries',
          'donations',
          'invoices',
          'credit-notes',
          'payments',
          'automatic-renewals',
          'people-import-rows',
          'statement-lines',
          'fee-waivers',
          'contact-messages',
          'consents',
          'mailings',
          'mailing-recipients',
          'group-documents',
          'offices',
          'mentoring-requests',
          'mentorships',
          'member-messages',
          'api-keys',
        ],
      ],
      [
        'traces',
        [
          'users',
          'mail-addresses',
          'mailbox-mails',
          'webhook-deliveries',
          'audit-log',
          'payload-preferences',
        ],
      ],
      ['remains', ['profiles', 'sessions']],
      ['account', ['users']],
      ['profile', ['directory-entries', 'profiles']],
    ])
  })
})
