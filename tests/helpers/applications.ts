import type { ApplicationInput } from '../../domain/membership/applications/applicationForm.schema'
import type { GradeOffers } from '../../domain/membership/grades/gradeOffer.schema'
import type { Client } from './httpClient'
import { makePdf } from './uploads'

/** A complete application, as the form sends it. */
export const applicationInput = (overrides: Partial<ApplicationInput> = {}): ApplicationInput => ({
  fullName: 'Nyandeng Deng',
  dateOfBirth: '1994-03-12',
  nationality: 'South Sudanese',
  gender: 'female',
  idPassport: 'R00123456',
  street: 'Airport Road 12',
  city: 'Juba',
  state: 'Central Equatoria',
  country: 'South Sudan',
  phoneNumber: '+211 900 000 000',
  email: 'nyandeng@example.org',
  membershipType: 'professional',
  institutionName: 'University of Juba',
  degree: 'BSc',
  fieldOfStudy: 'Civil Engineering',
  yearOfCompletion: '2017',
  currentEmployer: 'Ministry of Roads and Bridges',
  position: 'Resident engineer',
  workAddress: 'Juba',
  yearsOfExperience: '8',
  sectors: ['structural', 'transportation'],
  otherMemberships: 'no',
  otherMembershipsDetails: null,
  signature: overrides.fullName ?? 'Nyandeng Deng',
  declarationDate: '2026-11-21',
  ...overrides,
})

/** Sends what the grade of an application needs, as the person who is about to submit it. */
export const sendDocuments = async (
  call: Client,
  cookie: string,
  grade: ApplicationInput['membershipType'] = 'professional',
): Promise<void> => {
  const { grades } = (await (await call('GET', '/api/grades/offers')).json()) as GradeOffers
  for (const name of grades.find((offer) => offer.grade === grade)?.documents ?? []) {
    const body = new FormData()
    body.set('name', name)
    body.set('file', new Blob([new Uint8Array(makePdf({ title: name }))]), 'scan.pdf')
    const { status } = await call('POST', '/api/application-documents/send', { cookie, body })
    if (status !== 303) throw new Error(`A document was answered with ${status}`)
  }
}
