import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

/**
 * The specification's entities (section 3) with their fields, and our names for them. Fields of every
 * collection (id, createdAt) are named like the others. Fields that only a form has are tested with the form.
 */
const ENTITIES = {
  events: {
    title: 'title',
    description: 'description',
    event_date: 'eventDate',
    end_date: 'endDate',
    location: 'location',
    is_virtual: 'isVirtual',
    max_attendees: 'maxAttendees',
    status: '_status',
    cancelled: 'isCancelled',
    created_by: 'createdBy',
  },
  registrations: { event_id: 'event', user_id: 'user' },
  publications: {
    title: 'title',
    description: 'description',
    category: 'category',
    subcategory: 'subcategory',
    topic: 'topic',
    file_url: 'file',
    author_id: 'author',
    published_date: 'publishedDate',
    cover_image_url: 'coverImage',
    created_at: 'createdAt',
  },
  'download-counts': { publication: 'publication', counter: 'count' },
  roles: { user_id: 'user', role: 'role' },
  users: { email: 'email' },
  profiles: {
    id: 'user',
    email: 'email',
    full_name: 'fullName',
    phone: 'phone',
    professional_title: 'professionalTitle',
    organization: 'organization',
    specialization: 'specialization',
    region: 'region',
    bio: 'bio',
    avatar_url: 'avatar',
    years_of_experience: 'yearsOfExperience',
    membership_type: 'membershipType',
    license_number: 'licenseNumber',
    joined_at: 'joinedAt',
  },
  memberships: { id: 'user', membership_status: 'status', membership_id: 'number', grade: 'grade' },
  applications: {
    user_id: 'user',
    status: 'status',
    created_at: 'createdAt',
    reviewed_by: 'reviewedBy',
    reviewed_at: 'reviewedAt',
    full_name: 'fullName',
    email: 'email',
    date_of_birth: 'dateOfBirth',
    nationality: 'nationality',
    gender: 'gender',
    id_passport: 'idPassport',
    phone_number: 'phoneNumber',
    street: 'street',
    city: 'city',
    state: 'state',
    country: 'country',
    membership_type: 'membershipType',
    institution_name: 'institutionName',
    degree: 'degree',
    field_of_study: 'fieldOfStudy',
    year_of_completion: 'yearOfCompletion',
    current_employer: 'currentEmployer',
    position: 'position',
    work_address: 'workAddress',
    years_of_experience: 'yearsOfExperience',
    sectors: 'sectors',
    other_memberships: 'otherMemberships',
    other_memberships_details: 'otherMembershipsDetails',
    signature: 'signature',
    declaration_date: 'declarationDate',
  },
  'contact-messages': {
    name: 'name',
    email: 'email',
    subject: 'subject',
    message: 'message',
    status: 'status',
    created_at: 'createdAt',
  },
  donations: { amount: 'amountCents' },
} as const

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const fieldsOf = (
  slug: keyof typeof ENTITIES,
): Map<string, { type: string; unique?: boolean; hasMany?: boolean }> =>
  new Map(
    app.payload.collections[slug].config.flattenedFields.map((field) => [
      field.name,
      field as { type: string },
    ]),
  )

describe('an entity of the specification', () => {
  // proves: C105
  it.each(Object.keys(ENTITIES) as (keyof typeof ENTITIES)[])(
    '%s has the fields of the specification',
    (slug) => {
      const fields = fieldsOf(slug)
      for (const name of Object.values(ENTITIES[slug]) as string[])
        expect([...fields.keys()], `${slug}.${name}`).toContain(name)
    },
  )

  // proves: C112
  it('has the types of the specification', () => {
    expect(fieldsOf('events').get('eventDate')?.type).toBe('date')
    expect(fieldsOf('events').get('isVirtual')?.type).toBe('checkbox')
    expect(fieldsOf('publications').get('publishedDate')?.type).toBe('date')
    expect(fieldsOf('profiles').get('yearsOfExperience')?.type).toBe('number')
    expect(fieldsOf('applications').get('sectors')?.hasMany).toBe(true)
  })

  // proves: C113
  it('has one row for each registration, role and profile', () => {
    const uniqueOf = (slug: 'registrations' | 'roles'): unknown =>
      app.payload.collections[slug].config.indexes.find(({ unique }) => unique)?.fields
    expect(uniqueOf('registrations')).toEqual(['event', 'user'])
    expect(uniqueOf('roles')).toEqual(['user', 'role'])
    expect(fieldsOf('profiles').get('user')?.unique).toBe(true)
  })
})
